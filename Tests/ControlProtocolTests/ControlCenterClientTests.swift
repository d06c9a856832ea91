import Bus
import ControlProtocol
import TestSupport
import Testing

@Suite struct ControlCenterClientTests {
  private let bus: PrivateBus

  init() throws {
    EventLoop.shared.startThread()
    bus = try PrivateBus()
  }

  @Test func `A host that appears and is too busy to answer is asked again until it does`()
    async throws
  {
    let watch = try await Watch(address: bus.address, callTimeout: .milliseconds(200))
    let host = try startHost(answering: "number == 3")
    try await eventually("the host is known\(host.errorOutput)") {
      await watch.client.isHostPresent
    }
    #expect(host.output.split(separator: "\n") == ["asked 1", "asked 2", "asked 3"])
    #expect(await watch.changes == [.hostAppeared])
    #expect(await watch.client.version == "7")
    host.signal(9)
    try await eventually("its end is noticed") { await watch.changes.last == .hostVanished }
  }

  @Test func `A change is not lost between two answers that come at once`() async throws {
    let watch = try await Watch(address: bus.address)
    let host = try startHost(changingAt: 2)
    // The appearance has been answered in part when somebody asks once more.
    try await eventually("it is asked\(host.errorOutput)") { host.output == "asked 1\n" }
    try await watch.client.start(activating: false)
    #expect(host.output == "asked 1\nasked 2\n")
    #expect(await watch.client.control(at: .control(id: "x"))?.look?.title == "After")
    host.signal(9)
  }

  /// A client that waits for a host, with what it was told.
  @BusActor private final class Watch {
    let client: ControlCenterClient
    private(set) var changes: [ControlCenterChange] = []

    init(address: String, callTimeout: Duration = Connection.usualTimeout) async throws {
      let connection = try Connection.connect(address: address)
      connection.callTimeout = callTimeout
      client = ControlCenterClient(connection: connection)
      client.onChange = { [unowned self] in changes.append($0) }
      try await client.start(activating: false)
    }
  }

  /// Starts a host with one control.
  ///
  /// - Parameters:
  ///   - answering: whether the `number`th `GetManagedObjects` is answered, in Python.
  ///   - changingAt: the number of the `GetAll` before whose answer the control changes; the answers
  ///     take their time then.
  private func startHost(
    answering: String = "True", changingAt: Int = 0
  ) throws -> ChildProcess {
    let program = Self.host.replacing("ANSWERS", with: answering)
    return try ChildProcess("/usr/bin/python3", ["-c", program, bus.address, "\(changingAt)"])
  }

  private static let host = #"""
    import sys, time
    from gi.repository import Gio, GLib
    node = Gio.DBusNodeInfo.new_for_xml('''<node>
      <interface name="org.freedesktop.DBus.ObjectManager"><method name="GetManagedObjects">
        <arg type="a{oa{sa{sv}}}" direction="out"/></method></interface>
      <interface name="org.controlbus.ControlCenter1">
        <property name="Version" type="s" access="read"/></interface></node>''')
    control = "/org/controlbus/controls/x"
    look = {"Title": GLib.Variant("s", "Before")}
    objects = GLib.Variant("(a{oa{sa{sv}}})", ({control: {
        "org.controlbus.Control1": {"Id": GLib.Variant("s", "x")}, "org.controlbus.Toggle1": look}},))
    numbers = {"managed": 0, "properties": 0}
    changing = int(sys.argv[2])
    def call(connection, sender, path, interface, method, arguments, invocation):
        number = numbers["managed"] = numbers["managed"] + 1
        print("asked", number, flush=True)
        if ANSWERS:
            invocation.return_value(objects)
    def get(connection, *_):
        number = numbers["properties"] = numbers["properties"] + 1
        if changing:
            connection.flush_sync()
            time.sleep(0.5)
        if number == changing:
            connection.emit_signal(None, control, "org.freedesktop.DBus.Properties",
                "PropertiesChanged", GLib.Variant("(sa{sv}as)", ("org.controlbus.Toggle1",
                    {"Title": GLib.Variant("s", "After")}, [])))
        return GLib.Variant("s", "7")
    flags = Gio.DBusConnectionFlags
    bus = Gio.DBusConnection.new_for_address_sync(
        sys.argv[1], flags.AUTHENTICATION_CLIENT | flags.MESSAGE_BUS_CONNECTION, None, None)
    for interface in node.interfaces:
        bus.register_object("/org/controlbus", interface, call, get, None)
    Gio.bus_own_name_on_connection(bus, "org.controlbus", 0, None, None)
    GLib.MainLoop().run()
    """#
}
