import ControlModel
import Testing

/// A machine on the bench: the test is its host and its extension, and time passes when told to.
final class Bench {
  private(set) var machine: ControlMachine
  private(set) var now: Duration = .zero
  /// Every effect so far, in order.
  private(set) var effects: [ControlEffect] = []
  /// The effects of the last event.
  private(set) var lastEffects: [ControlEffect] = []
  private var calls: UInt64 = 0

  /// Puts a machine on the bench that is at rest with this look.
  init(
    _ snapshot: Snapshot = .toggle(false), state: ControlState = .current, isLocked: Bool = false
  ) {
    machine = ControlMachine(
      look: ControlLook(snapshot: snapshot, state: state), isLocked: isLocked)
  }

  var look: ControlLook { machine.look }

  func send(_ event: ControlEvent) {
    lastEffects = machine.handle(event, at: now)
    effects += lastEffects
  }

  /// Lets time pass, with each deadline on the way.
  func pass(_ duration: Duration) {
    let end = now + duration
    var deadlines = 0
    while let deadline = machine.nextDeadline, deadline <= end {
      now = max(now, deadline)
      send(.deadlinePassed)
      deadlines += 1
      guard deadlines < 1_000 else {
        Issue.record("A deadline that passed is still due")
        break
      }
    }
    now = end
  }

  // Calls.

  private func nextCall() -> CallID {
    calls += 1
    return CallID(calls)
  }

  func act(_ request: ControlRequest) -> CallID {
    let call = nextCall()
    send(.act(request, call: call))
    return call
  }

  func reload() -> CallID {
    let call = nextCall()
    send(.reload(call: call))
    return call
  }

  /// How a call was answered: nil when it was not, and a mistake when it was twice.
  func answer(to call: CallID) -> Answer? {
    let answers = effects.compactMap { effect -> Answer? in
      guard case .answer(let calls, let failure) = effect, calls.contains(call) else { return nil }
      return failure.map(Answer.failed) ?? .succeeded
    }
    #expect(answers.count <= 1, "A call is answered once")
    return answers.first
  }

  enum Answer: Equatable {
    case succeeded
    case failed(ControlFailure)
  }

  // What came out.

  var looks: [ControlLook] {
    effects.compactMap { if case .publish(let look) = $0 { look } else { nil } }
  }

  var evaluations: [RequestID] {
    effects.compactMap { if case .evaluate(let id) = $0 { id } else { nil } }
  }

  var actions: [ControlAction] {
    effects.compactMap { if case .perform(_, let action) = $0 { action } else { nil } }
  }

  var lastAction: RequestID? {
    effects.compactMap { if case .perform(let id, _) = $0 { id } else { nil } }.last
  }

  // The extension.

  /// Ends the evaluation that began last.
  func evaluated(
    _ result: Result<Snapshot, ControlFailure>, location: SourceLocation = #_sourceLocation
  ) throws {
    let id = try #require(evaluations.last, sourceLocation: location)
    send(.evaluated(id, result))
  }

  func evaluated(_ snapshot: Snapshot, location: SourceLocation = #_sourceLocation) throws {
    try evaluated(.success(snapshot), location: location)
  }

  /// Ends the action that began last.
  func performed(
    _ result: Result<ActionResult, ControlFailure>, location: SourceLocation = #_sourceLocation
  ) throws {
    let id = try #require(lastAction, sourceLocation: location)
    send(.performed(id, result))
  }

  func performed(
    _ snapshot: Snapshot?, dialog: String = "", location: SourceLocation = #_sourceLocation
  ) throws {
    try performed(
      .success(ActionResult(snapshot: snapshot, dialog: dialog)), location: location)
  }

  /// Says that the extension has the evaluation, or the action, that began last.
  func reached() {
    let ids = effects.compactMap { effect -> RequestID? in
      switch effect {
      case .evaluate(let id), .perform(let id, _): id
      default: nil
      }
    }
    if let id = ids.last { send(.reached(id)) }
  }
}
