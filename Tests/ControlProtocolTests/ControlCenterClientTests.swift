import Bus
import ControlProtocol
import TestSupport
import Testing

@Suite struct ControlCenterClientTests {
  @Test func `A host that appears and is too busy to answer is asked again until it does`()
    async throws
  {
    EventLoop.shared.startThread()
    let bus = try PrivateBus()
    let watch = try await Watch(address: bus.address)
    let host = try ChildProcess("/usr/bin/python3", ["-c", Self.busyHost, bus.address, "3"])
    try await eventually("the host is known\(host.errorOutput)") {
      await watch.client.isHostPresent
    }
    #expect(host.output.split(separator: "\n") == ["asked 1", "asked 2", "asked 3"])
    #expect(await watch.changes == [.hostAppeared])
    #expect(await watch.client.version == "7")
    host.signal(9)
    try await eventually("its end is noticed") { await watch.changes.last == .hostVanished }
  }

  /// A client that waits for a host, with what it was told.
  @BusActor private final class Watch {
    let client: ControlCenterClient
    private(set) var changes: [ControlCenterChange] = []

    init(address: String) async throws {
      let connection = try Connection.connect(address: address)
      connection.callTimeout = .milliseconds(200)
      client = ControlCenterClient(connection: connection)
      client.onChange = { [unowned self] in changes.append($0) }
      try await client.start(activating: false)
    }
  }

  /// Owns the host's name and answers `GetManagedObjects` at the n-th time.
  private static let busyHost = #"""
    import sys
    from gi.repository import Gio, GLib
    node = Gio.DBusNodeInfo.new_for_xml('''<node>
      <interface name="org.freedesktop.DBus.ObjectManager"><method name="GetManagedObjects">
        <arg type="a{oa{sa{sv}}}" direction="out"/></method></interface>
      <interface name="org.controlbus.ControlCenter1">
        <property name="Version" type="s" access="read"/></interface></node>''')
    asked = 0
    def call(connection, sender, path, interface, method, arguments, invocation):
        global asked
        asked += 1
        print("asked", asked, flush=True)
        if asked == int(sys.argv[2]):
            invocation.return_value(GLib.Variant("(a{oa{sa{sv}}})", ({},)))
    flags = Gio.DBusConnectionFlags
    bus = Gio.DBusConnection.new_for_address_sync(
        sys.argv[1], flags.AUTHENTICATION_CLIENT | flags.MESSAGE_BUS_CONNECTION, None, None)
    for interface in node.interfaces:
        bus.register_object("/org/controlbus", interface, call, lambda *_: GLib.Variant("s", "7"), None)
    Gio.bus_own_name_on_connection(bus, "org.controlbus", 0, None, None)
    GLib.MainLoop().run()
    """#
}
