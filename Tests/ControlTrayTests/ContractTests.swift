import Bus
import Foundation
import TestSupport
import Testing

@testable import ControlTray

@Suite("The protocols' members", .serialized) struct ContractTests {
  init() { EventLoop.shared.startThread() }

  @BusActor private func start(
    _ arguments: [String] = []
  ) async throws -> (TrayStage, BusName, ObjectPath) {
    let stage = try TrayStage()
    let watcher = try Watcher(stage.bus)
    try await watcher.start()
    try stage.startTray(arguments)
    return (stage, try await watcher.item(), watcher.path)
  }

  @Test("the icon has every property with its type")
  @BusActor func properties() async throws {
    let (stage, item, path) = try await start()
    let values = try await stage.connection.call(
      MemberAddress(
        destination: item, path: path, interface: "org.freedesktop.DBus.Properties",
        member: "GetAll"), "org.kde.StatusNotifierItem"
    ).read([String: Variant].self)
    let types = values.mapValues(\.contentSignature.rawValue)
    #expect(types == ProtocolFacts.itemProperties)
    #expect(values["Category"] == .string("SystemServices"))
    #expect(values["Id"] == .string("controlbus"))
    #expect(values["Status"] == .string("Active") && values["ItemIsMenu"] == .boolean(true))
    #expect(values["Menu"] == .objectPath("/MenuBar"))
  }

  @Test(
    "the introspection is that of the protocols; an icon that is only a menu has no Activate",
    arguments: [true, false])
  @BusActor func introspection(isMenu: Bool) async throws {
    let (stage, item, path) = try await start(isMenu ? [] : ["--primary=focus"])
    let icon = try interfaces(
      inXML: try await stage.connection.introspect(destination: item, path: path))
    #expect(path.rawValue.hasPrefix("/org/ayatana/NotificationItem/") == isMenu)
    let facts = ProtocolFacts.item.subtracting(isMenu ? [ProtocolFacts.activate] : [])
    #expect(icon["org.kde.StatusNotifierItem"]?.membersWithoutEmission == facts)
    let menu = try interfaces(
      inXML: try await stage.connection.introspect(destination: item, path: "/MenuBar"))
    #expect(menu["com.canonical.dbusmenu"]?.membersWithoutEmission == ProtocolFacts.menu)
  }

  @Test("every method of the icon answers, to another D-Bus library too")
  @BusActor func clicks() async throws {
    let (stage, item, path) = try await start(["--primary=focus"])
    for member in ["Activate", "ContextMenu", "SecondaryActivate", "Scroll"] {
      let run = try await gdbus(
        stage, item, path, "org.kde.StatusNotifierItem." + member,
        ["1", member == "Scroll" ? "vertical" : "2"])
      #expect(run.output == "()\n", "\(member): \(run.output)\(run.error)")
    }
  }

  @Test("every member of the menu answers with its types, to another D-Bus library too")
  @BusActor func menu() async throws {
    let (stage, item, _) = try await start()
    let calls = [
      ("GetLayout", ["0", "-1", "[]"], "(uint32 "),
      ("GetGroupProperties", ["[]", "['label']"], "([(0, @a{sv} {}), "),
      ("GetProperty", ["0", "'children-display'"], "(<'submenu'>,)"),
      ("Event", ["0", "'opened'", "<''>", "0"], "()"),
      ("EventGroup", ["[(0, 'closed', <0>, 0), (99, 'closed', <0>, 0)]"], "([99],)"),
      ("AboutToShow", ["0"], "(false,)"),
      ("AboutToShowGroup", ["[0, 99]"], "(@ai [], [99])"),
    ]
    for (member, arguments, answer) in calls {
      let run = try await gdbus(
        stage, item, "/MenuBar", "com.canonical.dbusmenu." + member, arguments)
      #expect(run.output.hasPrefix(answer), "\(member): \(run.output)\(run.error)")
    }
    let unknown = try await gdbus(
      stage, item, "/MenuBar", "com.canonical.dbusmenu.GetLayout", ["99", "0", "[]"])
    #expect(unknown.error.contains("InvalidArgs"))
    let all = try await gdbus(
      stage, item, "/MenuBar", "org.freedesktop.DBus.Properties.GetAll", ["com.canonical.dbusmenu"])
    for part in ["'Version': <uint32 3>", "'Status': <'normal'>", "'TextDirection': <'ltr'>"] {
      #expect(all.output.contains(part), "\(all.output)")
    }
    #expect(all.output.contains("'IconThemePath': <@as []>"))
  }

  @BusActor private func gdbus(
    _ stage: TrayStage, _ item: BusName, _ path: ObjectPath, _ method: String,
    _ arguments: [String]
  ) async throws -> (end: ChildProcess.End, output: String, error: String) {
    try await ChildProcess.run(
      "gdbus",
      [
        "call", "--address", stage.bus.address, "--dest", item.rawValue, "--object-path",
        path.rawValue, "--method", method, "--",
      ] + arguments)
  }

  @Test(
    "nothing wakes the tray while nothing changes, with the service and without",
    arguments: [true, false])
  @BusActor func idle(hasService: Bool) async throws {
    let (stage, item, _) = try await start()
    let host = try await MenuHost(stage, item: item)
    if hasService { try await stage.startService() }
    _ = try await host.number(
      hasService ? "Title of org.example.focus" : "ControlBus does not run")
    let process = try #require(stage.tray?.processID)
    try await Task.sleep(for: .seconds(1))
    let before = try wakeUps(of: process)
    try await Task.sleep(for: .seconds(3))
    #expect(try wakeUps(of: process) == before)
  }
}
