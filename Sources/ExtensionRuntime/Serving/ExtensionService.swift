import AppGroups
import Bus
import ControlModel
import ControlProtocol
import Foundation

/// An extension at work: its object on the bus, its name, its tie to the host, and how it leaves.
@BusActor final class ExtensionService {
  /// The signals that mean: finish what you do, and leave.
  nonisolated static let terminationSignals: [Int32] = [SIGTERM, SIGINT]
  /// How long calls may still take once the extension is leaving; shorter than the unit's
  /// `TimeoutStopSec=`, which ends in SIGKILL.
  private static let drainLimit: Duration = .seconds(20)
  /// How long the host gets to close its line once the name is gone.
  private static let lineGrace: Duration = .seconds(1)

  /// The kinds, ready to be called.
  let table: KindTable
  /// Every kind as `Describe` tells it.
  let descriptors: [KindDescriptor]
  private let program: ExtensionProgram
  private let name: BusName
  private let connection: Connection
  let looks = SentLooks()
  private let counter = CallCounter()
  private var signals: [SignalSource] = []
  private var registration: Registration?
  private var ownership: Subscription?
  private var idleTimer: TimerSource?
  private var isLeaving = false
  /// No call begins any more, since the process ends without waiting for it.
  private var isClosed = false
  private lazy var link = HostLink(
    connection: connection, identity: program.identity,
    export: { [unowned self] line throws(BusError) in try export(on: line) },
    ended: { [weak self] in self?.lineEnded(wasUsed: $0) })
  private lazy var changes: ChangeSignal = ChangeSignal { [weak self] kinds in
    self?.live.announced(kinds)
    self?.link.emitChanged(kinds)
  }
  private(set) lazy var live: LiveProviders = LiveProviders(
    table.kinds, changed: { [weak self] in self?.changes.note($0) },
    ended: { [weak self] in self?.armIdleTimer() })

  /// Connects to the session bus; nothing is offered yet.
  init(program: ExtensionProgram, name: BusName) throws(BusError) {
    self.program = program
    self.name = name
    connection = try Connection.session()
    descriptors = program.descriptors
    let appGroups = program.identity.appGroups
    let opener = DesktopOpener(
      connection: connection, desktopID: program.identity.desktopID,
      flush: { SharedStore.synchronize(appGroups: appGroups) })
    table = KindTable(program.kinds, appGroups: appGroups, opener: opener.opener)
  }

  /// Offers the kinds and serves them; returns only by an error.
  func run() async throws(BusError) {
    connection.onDisconnect = { Self.busLost() }
    StoreWriter.serveControls()
    SharedStore.onProblem { RuntimeLog.write($0.description, priority: .warning) }
    try watchSignals()
    // The object first, then the name: who finds the name finds the object.
    registration = try export(on: connection)
    ownership = try await connection.ownerChanges(of: name) { [weak self] old, new in
      self?.nameMoved(from: old, to: new)
    }
    guard try await connection.requestName(name, allowReplacement: true, replaceExisting: true)
    else { throw .failed("\(name) belongs to a program that does not give it up") }
    // Nobody could call before: however long the start took, it was no idle time.
    counter.noteCall()
    armIdleTimer()
    try await link.start()
    await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
  }

  private func watchSignals() throws(BusError) {
    for number in Self.terminationSignals {
      signals.append(
        try EventLoop.shared.onSignal(number) { [weak self] in self?.signalCame(number) })
    }
  }

  private func export(on connection: Connection) throws(BusError) -> Registration {
    try connection.export(Self.interface, at: .extensionObject, object: self)
  }

  /// Another program took the name: it serves from now on, and this one finishes what it has.
  private func nameMoved(from old: BusName?, to new: BusName?) {
    guard old == connection.uniqueName, new != connection.uniqueName else { return }
    leave()
  }

  private static func busLost() {
    RuntimeLog.write("The session bus went away", priority: .error)
    exit(1)
  }
}

// MARK: - Calls

extension ExtensionService {
  /// Answers one call: counted, so that nobody leaves in the middle of it; one that would come into the
  /// middle of the end does not begin. What fails is logged with
  /// its kind, since the caller's surface shows one line of it.
  func answer<Value>(
    _ call: MethodCall, about kind: String, _ body: () async throws(BusError) -> Value
  ) async throws(BusError) -> Value {
    note(call)
    guard !isClosed else { throw BusError(name: .leaving, message: "The extension is leaving") }
    counter.begin()
    defer { counter.end() }
    do {
      return try await body()
    } catch {
      RuntimeLog.write(
        "\(call.message.member?.rawValue ?? "A call") failed: \(error.message)", priority: .info,
        kind: kind)
      throw error
    }
  }

  /// Runs an action. A host that comes meanwhile looks before the action has acted, and nobody is left
  /// who would look again at its end: so it is told then.
  func act<Value>(
    on kind: String, _ body: () async throws(BusError) -> Value
  ) async throws(BusError) -> Value {
    let hostChanges = link.hostChanges
    defer { if link.hostChanges != hostChanges { changes.note(kind) } }
    return try await body()
  }

  /// Notes that somebody called, for the two clocks of leaving.
  func note(_ call: MethodCall) {
    link.noteCall(on: call.connection)
    counter.noteCall()
  }

  /// Takes over which copies are placed, tells the handlers of the kinds for which that changed, and
  /// listens to the live ones; without any left, the clock of leaving goes on.
  func setPlaced(_ placed: [PlacedControl]) {
    let before = Dictionary(grouping: PlacedControls.replace(with: placed), by: \.kind)
    let now = Dictionary(grouping: placed, by: \.kind)
    for (name, kind) in table.kinds where before[name] != now[name] {
      guard let handler = kind.placedControlsChanged else { continue }
      Task(executorPreference: CallExecutor()) { await handler(now[name] ?? []) }
    }
    live.follow(placed)
    armIdleTimer()
  }
}

// MARK: - Leaving

extension ExtensionService {
  /// The host closed its line. It does so when nothing was called for a while, and then nothing holds
  /// the extension; a host that refused the line leaves it to the clock.
  private func lineEnded(wasUsed: Bool) {
    if wasUsed, mayLeave { leave() } else { armIdleTimer() }
  }

  /// Only what D-Bus started goes by itself: a build that its author runs by hand stays.
  private var mayLeave: Bool {
    StartReason.isActivated && counter.inFlight == 0 && !live.isRunning && !isLeaving
  }

  /// Watches for the time after which the extension leaves, as long as no host holds a line.
  private func armIdleTimer() {
    guard StartReason.isActivated, !live.isRunning, !isLeaving else { return }
    let rest = program.idleLimit - (EventLoop.now - counter.lastUse)
    idleTimer = try? EventLoop.shared.timer(after: max(rest, .milliseconds(1))) { [weak self] in
      self?.idleTimeCame()
    }
  }

  private func idleTimeCame() {
    idleTimer = nil
    guard !link.hasLine else { return }
    if mayLeave, EventLoop.now - counter.lastUse >= program.idleLimit {
      leave()
    } else {
      armIdleTimer()
    }
  }

  /// A second Ctrl-C ends the process at once; everything else leaves in order.
  private func signalCame(_ number: Int32) {
    if isLeaving, number == SIGINT { exit(1) }
    leave()
  }

  /// Gives the name back, finishes what has begun, writes what authors' code left in memory and ends
  /// the process.
  func leave() {
    guard !isLeaving else { return }
    isLeaving = true
    // Heard first: otherwise the service manager takes the lost name for a reason to send SIGTERM.
    ServiceManager.notify("STOPPING=1")
    Task { await drainAndExit() }
  }

  private func drainAndExit() async {
    let limit = try? EventLoop.shared.timer(after: Self.drainLimit) { [table] in
      RuntimeLog.write("Left with calls that did not end", priority: .warning)
      table.finish()
      exit(0)
    }
    live.follow([])
    // Who writes after the name is gone is a stranger to the host.
    await Self.write(table)
    link.emitLeaving()
    // Its reply comes after every call that the bus had routed here.
    try? await connection.releaseName(name)
    await link.waitForNotice(atMost: Self.lineGrace)
    // Who goes on calling, on a line or by the unique name, must not keep it for ever.
    let closing = try? EventLoop.shared.timer(after: Self.lineGrace) { [weak self] in
      self?.isClosed = true
    }
    await counter.drained()
    await link.waitForEnd(atMost: Self.lineGrace)
    isClosed = true
    await counter.drained()
    closing?.cancel()
    await link.waitForReading(atMost: Self.lineGrace)
    link.close()
    try? connection.flush()
    await Self.end(table)
    limit?.cancel()
  }

  /// Writes the stores, off the loop: that may take a while.
  private nonisolated static func write(_ table: KindTable) async {
    table.finish()
  }

  /// Writes the stores and ends the process, off the loop: what runs at exit may still need the loop.
  private nonisolated static func end(_ table: KindTable) async {
    table.finish()
    exit(0)
  }
}
