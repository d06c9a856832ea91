import Bus

/// Makes the running bus and service manager read their files anew.
enum ServiceReload {
  /// Asks both, each where it can be reached: without a session there is nothing to reload, and an
  /// installation for everybody is found when the next session starts.
  static func run() async {
    EventLoop.shared.startThread()
    await reloadBoth()
  }

  @BusActor private static func reloadBoth() async {
    guard let connection = try? Connection.session() else { return }
    for address in [bus, serviceManager] {
      _ = try? await connection.call(address, timeout: .seconds(10), autoStart: false)
    }
    connection.close()
  }

  private static let bus = MemberAddress(
    destination: "org.freedesktop.DBus", path: "/org/freedesktop/DBus",
    interface: "org.freedesktop.DBus", member: "ReloadConfig")

  private static let serviceManager = MemberAddress(
    destination: "org.freedesktop.systemd1", path: "/org/freedesktop/systemd1",
    interface: "org.freedesktop.systemd1.Manager", member: "Reload")
}
