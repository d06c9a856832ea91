internal import Bus
internal import ControlProtocol

/// Shows a failed command as a desktop notification, for hotkeys and panels whose user sees no
/// standard error.
///
/// Each control has at most one notification: the next failure takes its place, and a success
/// closes it. Nothing that goes wrong here changes the command's outcome.
@BusActor struct FailureNotifier {
  private let context: CommandContext
  private let memory: NotificationMemory

  /// Long enough for a service that D-Bus starts; short where one is broken.
  private static let patience = Duration.seconds(2)

  /// Makes a notifier for what a command was about.
  init(_ context: CommandContext) {
    self.context = context
    let id = context.subject?.id ?? context.arguments.operand(0) ?? ""
    memory = NotificationMemory(
      runtimeDirectory: context.environment["XDG_RUNTIME_DIR"], controlID: id)
  }

  /// Shows the failure, or takes back the last one after a success.
  func show(_ failure: CommandFailure?) async {
    guard let connection = try? context.connection() else { return }
    do throws(BusError) {
      let last = try await replaceable(connection)
      if let failure {
        try await notify(failure, replacing: last, connection)
      } else if let last {
        memory.forget()
        try await connection.call(Self.member("CloseNotification"), last, timeout: Self.patience)
      }
    } catch {
      return
    }
  }

  /// The number of the control's last notification, if the service that gave it runs still.
  private func replaceable(_ connection: Connection) async throws(BusError) -> UInt32? {
    guard let (server, number) = memory.last else { return nil }
    let owner = try await connection.owner(of: Self.name)
    return owner?.rawValue == server ? number : nil
  }

  private func notify(
    _ failure: CommandFailure, replacing last: UInt32?, _ connection: Connection
  ) async throws(BusError) {
    let icon = context.subject?.look?.iconName ?? ""
    let hints: [String: Variant] = ["urgency": .byte(1), "transient": .boolean(true)]
    let reply = try await connection.call(
      Self.member("Notify"), "ControlBus", last ?? 0, icon.isEmpty ? "dialog-error" : icon,
      context.subject?.title.onOneLine ?? "ControlBus",
      PangoMarkup.escape(failure.textWithoutTitle), [String](), hints, Int32(-1),
      timeout: Self.patience)
    guard let server = reply.sender else { return }
    memory.remember(try reply.read(UInt32.self), of: server.rawValue)
  }

  private static let name: BusName = "org.freedesktop.Notifications"

  private static func member(_ name: MemberName) -> MemberAddress {
    MemberAddress(
      destination: Self.name, path: "/org/freedesktop/Notifications",
      interface: "org.freedesktop.Notifications", member: name)
  }
}
