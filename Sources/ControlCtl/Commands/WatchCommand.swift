internal import Bus
internal import ControlProtocol

/// `controlctl watch`.
enum WatchCommand: Command {
  static let declaration = CommandDeclaration(
    "watch", summary: "Write a line for each change of controls, until the reader ends",
    details: """
      The present state comes first. The watch follows the service through its restarts, over one \
      connection, and it never polls. --timeout bounds the wait for the first state.

      With --waybar, each line is what a Waybar module with "return-type": "json" shows: text, alt, \
      tooltip, class and percentage. The classes are on, off, mixed and button, and error, \
      unavailable, unconfigured, pending, stale, placeholder, disabled and redacted. A format is \
      Pango markup with the places {title}, {subtitle}, {status}, {value}, {hint}, {state} and \
      {error}. The watch ends with the bar.
      """,
    operands: [
      OperandDeclaration(
        "NAME", count: .any, help: "The controls; all of them without any", completion: .controls)
    ],
    options: [
      OptionDeclaration("waybar", letter: "w", help: "Write the lines of a Waybar module"),
      OptionDeclaration(
        "format", letter: "f", value: "FORMAT", help: "The text of a control on the bar"),
      OptionDeclaration(
        "separator", value: "TEXT", help: "What stands between several controls on the bar"),
    ])

  static func run(_ context: CommandContext) async throws(CommandFailure) {
    let isWaybar = context.arguments.has("waybar")
    try check(context.arguments, isWaybar: isWaybar)
    context.console.endWithReader(andParent: isWaybar)
    let center = ControlCenterClient(connection: try context.connection())
    if isWaybar {
      try await watch(WaybarView(context, center), center, context)
    } else {
      try await watch(ChangeLog(context, center), center, context)
    }
  }

  private static func check(
    _ arguments: ParsedArguments, isWaybar: Bool
  ) throws(CommandFailure) {
    if isWaybar, arguments.operands.isEmpty {
      throw .usage(.missingOperand("NAME"), command: "watch")
    }
    let option = ["format", "separator"].first(where: arguments.has)
    if let option, !isWaybar { throw .usage(.needs("--" + option, "--waybar"), command: "watch") }
  }

  /// People get a message when there is no service to watch.
  private static func watch(
    _ log: ChangeLog, _ center: ControlCenterClient, _ context: CommandContext
  ) async throws(CommandFailure) {
    center.onChange = { log.update($0) }
    try await context.call { () throws(BusError) in try await center.start() }
    context.stopClock()
    if let failure = log.failures.first { throw failure }
    await end(of: center)
    throw .service(.disconnected("the bus is gone"), title: nil)
  }

  /// A bar shows that there is none, and waits.
  private static func watch(
    _ view: WaybarView, _ center: ControlCenterClient, _ context: CommandContext
  ) async throws(CommandFailure) {
    context.stopClock()
    center.onChange = { view.update($0) }
    // A bar hides a module that has written nothing yet.
    let patience = try? EventLoop.shared.timer(after: .seconds(1)) { view.draw() }
    while await !isStarted(center) { view.draw() }
    patience?.cancel()
    view.draw()
    await end(of: center)
    throw .service(.disconnected("the bus is gone"), title: nil)
  }

  /// Starts the watch; false when a host that runs did not answer in time, so that no change of its
  /// name's owner would tell of it.
  private static func isStarted(_ center: ControlCenterClient) async -> Bool {
    do throws(BusError) {
      try await center.start()
    } catch {
      return !center.connection.isOpen || ![.timedOut, .noReply].contains(error.name)
    }
    return true
  }

  /// Waits until the bus is gone, or the run of the command is over.
  private static func end(of center: ControlCenterClient) async {
    let (stream, continuation) = AsyncStream<Void>.makeStream()
    center.connection.onDisconnect = { continuation.finish() }
    guard center.connection.isOpen else { return }
    for await _ in stream {}
  }
}
