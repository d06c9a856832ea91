import Bus
import Foundation
import TestSupport
import Testing

@testable import ControlTray

@Suite("The protocols' members", .serialized) struct ContractTests {
  init() { EventLoop.shared.startThread() }

  @BusActor private func start() async throws -> (TrayStage, BusName) {
    let stage = try TrayStage()
    let watcher = try Watcher(stage.bus)
    try await watcher.start()
    try stage.startTray()
    return (stage, try await watcher.item())
  }

  @Test("every property of the icon is there with its type")
  @BusActor func properties() async throws {
    let (stage, item) = try await start()
    let run = try await ChildProcess.run(
      "busctl",
      [
        "--address=\(stage.bus.address)", "--json=short", "call", item.rawValue,
        "/StatusNotifierItem", "org.freedesktop.DBus.Properties", "GetAll", "s",
        "org.kde.StatusNotifierItem",
      ])
    let expected = [
      "Category": "s", "Id": "s", "Title": "s", "Status": "s", "WindowId": "i",
      "IconThemePath": "s", "Menu": "o", "ItemIsMenu": "b", "IconName": "s",
      "IconPixmap": "a(iiay)", "OverlayIconName": "s", "OverlayIconPixmap": "a(iiay)",
      "AttentionIconName": "s", "AttentionIconPixmap": "a(iiay)", "AttentionMovieName": "s",
      "ToolTip": "(sa(iiay)ss)", "IconAccessibleDesc": "s", "AttentionAccessibleDesc": "s",
    ]
    for (name, type) in expected {
      #expect(run.output.contains("\"\(name)\":{\"type\":\"\(type)\""), "\(name): \(run.output)")
    }
    #expect(run.output.contains(#""Menu":{"type":"o","data":"/MenuBar"}"#))
    #expect(run.output.contains(#""ItemIsMenu":{"type":"b","data":true}"#))
  }

  @Test("an icon that is only a menu has no Activate, which would delay GNOME's click")
  @BusActor func noActivate() async throws {
    let (stage, item) = try await start()
    let xml = try await stage.connection.introspect(
      destination: item, path: "/StatusNotifierItem")
    #expect(!xml.contains("\"Activate\"") && xml.contains("\"ContextMenu\""))
  }

  @Test("every member of the menu answers with its types, to another D-Bus library too")
  @BusActor func menu() async throws {
    let (stage, item) = try await start()
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
      let run = try await gdbus(stage, item, "com.canonical.dbusmenu." + member, arguments)
      #expect(run.output.hasPrefix(answer), "\(member): \(run.output)\(run.error)")
    }
    let unknown = try await gdbus(
      stage, item, "com.canonical.dbusmenu.GetLayout", ["99", "0", "[]"])
    #expect(unknown.error.contains("InvalidArgs"))
    let all = try await gdbus(
      stage, item, "org.freedesktop.DBus.Properties.GetAll", ["com.canonical.dbusmenu"])
    for part in ["'Version': <uint32 3>", "'Status': <'normal'>", "'TextDirection': <'ltr'>"] {
      #expect(all.output.contains(part), "\(all.output)")
    }
    #expect(all.output.contains("'IconThemePath': <@as []>"))
  }

  @BusActor private func gdbus(
    _ stage: TrayStage, _ item: BusName, _ method: String, _ arguments: [String]
  ) async throws -> (end: ChildProcess.End, output: String, error: String) {
    try await ChildProcess.run(
      "gdbus",
      [
        "call", "--address", stage.bus.address, "--dest", item.rawValue, "--object-path",
        "/MenuBar", "--method", method, "--",
      ] + arguments)
  }

  @Test("nothing wakes the tray while nothing changes")
  @BusActor func idle() async throws {
    let (stage, _) = try await start()
    let process = try #require(stage.tray?.processID)
    try await Task.sleep(for: .milliseconds(500))
    let before = try wakeUps(of: process)
    try await Task.sleep(for: .seconds(2))
    #expect(try wakeUps(of: process) == before)
  }
}
