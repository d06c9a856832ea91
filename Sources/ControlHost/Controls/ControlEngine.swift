internal import Bus
internal import ControlModel
internal import ControlProtocol

/// What the engine asks of the host round it.
@BusActor
protocol ControlEngineDelegate: AnyObject {
  /// The extension that serves a kind now.
  func extensionServing(_ kind: String) -> KnownExtension?
  /// A call about a control is about to be sent.
  func callBegins(about control: HostedControl)
  /// An action of a control is over, whatever came of it.
  func actionEnded(of control: HostedControl)
  /// A control's machine published a look.
  func lookChanged(_ control: HostedControl)
}

/// Runs the machines of all placed controls: brings them events and the time, and does what they say.
@BusActor
final class ControlEngine {
  weak var delegate: (any ControlEngineDelegate)?
  let heldCalls = HeldCalls()
  private let refreshes = RefreshQueue()
  private(set) var controls: [ObjectPath: HostedControl] = [:]
  private let log: HostLog

  /// Events that came while another one was handled: a machine's effects are done whole, in order.
  private var events: [(control: HostedControl, event: ControlEvent)] = []
  private var isHandling = false

  private var timer: TimerSource?
  private var timerDue: Duration?
  /// How many machines have a deadline.
  private var deadlineCount = 0

  init(log: HostLog) {
    self.log = log
    refreshes.begin = { [weak self] event, control in self?.handle(event, of: control) }
  }

  /// The control with this id.
  func control(id: String) -> HostedControl? { controls[.control(id: id)] }

  /// The controls of a kind.
  func controls(ofKind kind: String) -> [HostedControl] {
    controls.values.filter { $0.placed.kind == kind }
  }

  /// Takes a control in.
  func insert(_ control: HostedControl) {
    controls[control.path] = control
    scheduleTimer(for: control)
  }

  /// Answers whoever waits for a control, and forgets it.
  func remove(_ control: HostedControl) {
    handle(.removed, of: control)
    control.isRemoved = true
    controls[control.path] = nil
    scheduleTimer(for: control)
    refreshes.handled(control)
  }

  /// Asks for a fresh look for which nobody waits, as soon as there is room for one more.
  ///
  /// - Parameter event: what asks for it; what somebody says is no doing of the look before it.
  func refresh(_ control: HostedControl, after event: ControlEvent) {
    control.pacing.asked()
    refreshes.add(event, control)
  }

  /// Asks for a fresh look after a change that may be the doing of the look before it.
  func followChange(at control: HostedControl) {
    refreshes.add(.contentChanged, control)
  }

  /// Holds a method call on a control until its machine answers.
  func call(
    _ control: HostedControl, sender: BusName?, _ event: (CallID) -> ControlEvent
  ) async throws(BusError) {
    delegate?.extensionServing(control.placed.kind)?.asked(kind: control.placed.kind)
    try await heldCalls.wait(for: sender) { id in handle(event(id), of: control) }
  }

  /// Brings a control's machine an event.
  func handle(_ event: ControlEvent, of control: HostedControl) {
    guard !control.isRemoved else { return }
    // What somebody asks for is no doing of the look before it.
    if case .reload = event { control.pacing.asked() }
    events.append((control, event))
    guard !isHandling else { return }
    isHandling = true
    var index = 0
    while index < events.count {
      let (control, event) = events[index]
      let action = control.machine.actionInHand
      for effect in control.machine.handle(event, at: EventLoop.now) {
        perform(effect, of: control)
      }
      if let action, action != control.machine.actionInHand { delegate?.actionEnded(of: control) }
      scheduleTimer(for: control)
      refreshes.handled(control)
      index += 1
    }
    events.removeAll(keepingCapacity: true)
    isHandling = false
  }
}

// MARK: - Effects

extension ControlEngine {
  private func perform(_ effect: ControlEffect, of control: HostedControl) {
    switch effect {
    case .evaluate(let id): evaluate(id, control)
    case .perform(let id, let action): perform(action, id, control)
    case .publish: delegate?.lookChanged(control)
    case .answer(let calls, let failure): heldCalls.answer(calls, failure)
    }
  }

  /// Tells the machine that a request is being sent, unless it has given it up meanwhile.
  private func begins(_ id: RequestID, _ control: HostedControl) -> Bool {
    guard control.machine.awaits(id) else { return false }
    handle(.reached(id), of: control)
    guard control.machine.awaits(id) else { return false }
    delegate?.callBegins(about: control)
    return true
  }

  private func evaluate(_ id: RequestID, _ control: HostedControl) {
    let serving = delegate?.extensionServing(control.placed.kind)
    Task.immediate { @BusActor in
      let result: Result<Snapshot, ControlFailure>
      if let serving {
        result = await serving.evaluate(control.placed) { self.begins(id, control) }
      } else {
        result = .failure(.unavailable(Self.absence(of: control.placed.kind)))
      }
      handle(.evaluated(id, checked(result.mapError(\.asEvaluation), control)), of: control)
    }
  }

  private func perform(_ action: ControlAction, _ id: RequestID, _ control: HostedControl) {
    let serving = delegate?.extensionServing(control.placed.kind)
    Task.immediate { @BusActor in
      let result: Result<ActionResult, ControlFailure>
      if let serving {
        result = await serving.perform(action, of: control.placed) { self.begins(id, control) }
      } else {
        result = .failure(.unavailable(Self.absence(of: control.placed.kind)))
      }
      if case .failure(let failure) = result, control.machine.awaits(id) {
        log.warning("the action failed: \(failure.message)", control.subject)
      }
      handle(.performed(id, result.map { usable($0, control) }), of: control)
    }
  }

  /// A snapshot of another sort of control than was described is no look of this one: an update is on
  /// its way, and the new description comes before the next evaluation.
  private func checked(
    _ result: Result<Snapshot, ControlFailure>, _ control: HostedControl
  ) -> Result<Snapshot, ControlFailure> {
    result.flatMap { snapshot in
      snapshot.controlType == control.placed.controlType
        ? .success(snapshot)
        : .failure(.evaluationFailed("The extension reported another sort of control"))
    }
  }

  private func usable(_ result: ActionResult, _ control: HostedControl) -> ActionResult {
    var result = result
    if result.snapshot?.controlType != control.placed.controlType { result.snapshot = nil }
    return result
  }

  /// Why a control is unavailable whose kind nobody offers.
  static func absence(of kind: String) -> String { "No extension offers “\(kind)”" }
}

extension ControlFailure {
  /// The failure as that of an evaluation: what an action failed with, the provider threw.
  fileprivate var asEvaluation: ControlFailure {
    if case .actionFailed(let text) = self { .evaluationFailed(text) } else { self }
  }
}

// MARK: - Deadlines

extension ControlEngine {
  /// A timer without a deadline that would fire this soon is left to do so.
  private static let harmlessDelay = Duration.milliseconds(100)

  /// Keeps the one timer of all machines at or before the earliest deadline, and off where there is
  /// none. A deadline that moves away, or goes soon before it is due, leaves it alone: that costs one
  /// idle wake-up at most, and setting it would cost each call something.
  private func scheduleTimer(for control: HostedControl) {
    let next = control.isRemoved ? nil : control.machine.nextDeadline
    deadlineCount += (next == nil ? 0 : 1) - (control.deadline == nil ? 0 : 1)
    control.deadline = next
    guard let due = next else {
      if deadlineCount == 0 { disarmTimer() }
      return
    }
    if let timerDue, timerDue <= due { return }
    setTimer(due)
  }

  private func setTimer(_ due: Duration) {
    timerDue = due
    let delay = max(.zero, due - EventLoop.now)
    if let timer { return timer.rearm(after: delay) }
    do throws(BusError) {
      timer = try EventLoop.shared.timer(after: delay) { [weak self] in self?.timerFired() }
    } catch {
      log.error("no timer: \(error.message)")
    }
  }

  private func disarmTimer() {
    guard let timerDue, timerDue > EventLoop.now + Self.harmlessDelay else { return }
    timer?.disarm()
    self.timerDue = nil
  }

  private func timerFired() {
    timerDue = nil
    let now = EventLoop.now
    for control in controls.values where control.deadline.map({ $0 <= now }) ?? false {
      handle(.deadlinePassed, of: control)
    }
    if let next = controls.values.lazy.compactMap(\.deadline).min() { setTimer(next) }
  }
}
