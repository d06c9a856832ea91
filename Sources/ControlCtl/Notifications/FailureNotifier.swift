internal import Bus
internal import ControlProtocol

/// Shows a failed command as a desktop notification, for hotkeys and panels whose user sees no
/// standard error.
///
/// Each control has at most one notification, by whatever name it was called, and all failures that
/// are about no control have one together: the next failure takes its place, and a success closes it.
/// Nothing that goes wrong here changes the command's outcome.
@BusActor struct FailureNotifier {
  private let context: CommandContext

  /// Long enough for a service that D-Bus starts; short where one is broken.
  private static let patience = Duration.seconds(2)

  /// Makes a notifier for what a command was about.
  init(_ context: CommandContext) {
    self.context = context
  }

  /// Shows the failure, or takes back the last one after a success.
  func show(_ failure: CommandFailure?) async {
    guard let connection = try? context.connection() else { return }
    connection.callTimeout = Self.patience
    do throws(BusError) {
      try await withMemory(of: context.subject?.id, creating: failure != nil) {
        memory throws(BusError) in
        if let failure {
          try await notify(failure, memory, connection)
        } else {
          try await close(memory, connection)
        }
      }
      guard context.subject != nil else { return }
      // Whoever has found a control has found the service, of which the other one complains.
      try await withMemory(of: nil, creating: false) { memory throws(BusError) in
        try await close(memory, connection)
      }
    } catch {
      return
    }
  }

  /// Has the memory of a control's notification, or of the one about no control, alone meanwhile.
  private func withMemory(
    of id: String?, creating: Bool,
    _ body: @BusActor (NotificationMemory?) async throws(BusError) -> Void
  ) async throws(BusError) {
    let memory = NotificationMemory(
      runtimeDirectory: context.environment["XDG_RUNTIME_DIR"], controlID: id ?? "",
      creating: creating)
    defer { memory?.close() }
    // Whoever has it asks a service that may hang, for which the run has a limit.
    while let memory, !memory.lock() {
      try await EventLoop.shared.sleep(for: .milliseconds(20))
      if Task.isCancelled { return }
    }
    try await body(memory)
  }

  /// The number of the last notification, if the service that gave it runs still.
  private func replaceable(
    _ memory: NotificationMemory?, _ connection: Connection
  ) async throws(BusError) -> UInt32? {
    guard let (server, number) = memory?.last else { return nil }
    let owner = try await connection.owner(of: Self.name)
    return owner?.rawValue == server ? number : nil
  }

  private func close(
    _ memory: NotificationMemory?, _ connection: Connection
  ) async throws(BusError) {
    guard let last = try await replaceable(memory, connection) else { return }
    memory?.forget()
    try await connection.call(Self.member("CloseNotification"), last)
  }

  private func notify(
    _ failure: CommandFailure, _ memory: NotificationMemory?, _ connection: Connection
  ) async throws(BusError) {
    let last = try await replaceable(memory, connection)
    let icon = context.subject?.look?.iconName ?? ""
    let hints: [String: Variant] = ["urgency": .byte(1), "transient": .boolean(true)]
    let reply = try await connection.call(
      Self.member("Notify"), "ControlBus", last ?? 0, icon.isEmpty ? "dialog-error" : icon,
      context.subject?.title.onOneLine ?? "ControlBus",
      PangoMarkup.escape(context.subject == nil ? failure.text : failure.textWithoutTitle),
      [String](), hints, Int32(-1))
    guard let server = reply.sender else { return }
    memory?.remember(try reply.read(UInt32.self), of: server.rawValue)
  }

  private static let name: BusName = "org.freedesktop.Notifications"

  private static func member(_ name: MemberName) -> MemberAddress {
    MemberAddress(
      destination: Self.name, path: "/org/freedesktop/Notifications",
      interface: "org.freedesktop.Notifications", member: name)
  }
}
