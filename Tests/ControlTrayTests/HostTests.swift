import Bus
import Foundation
import TestSupport
import Testing

@testable import ControlTray

@Suite("What panels meet", .serialized) struct HostTests {
  init() { EventLoop.shared.startThread() }

  /// Everything runs, and the menu shows the two controls.
  @BusActor private func start(
    _ arguments: [String] = [], _ additions: [String: String] = [:]
  ) async throws -> (TrayStage, Watcher, MenuHost) {
    let stage = try TrayStage()
    try await stage.startService()
    let watcher = try Watcher(stage.bus)
    try await watcher.start()
    try stage.startTray(arguments, additions)
    var host = try await MenuHost(stage, item: try await watcher.item())
    _ = try await host.number("Title of org.example.focus")
    // A primary control that appears makes the icon a new one.
    if host.item != watcher.items.last {
      host = try await MenuHost(stage, item: try await watcher.item())
    }
    return (stage, watcher, host)
  }

  @Test("GNOME's way: all at once, then the properties in groups, a click, and the new value")
  @BusActor func gnome() async throws {
    let (stage, _, host) = try await start()
    let layout = try await host.layout(0, -1, ["type", "children-display"])
    #expect(layout.properties["children-display"] == .string("submenu"))
    #expect(layout.children.contains { $0.properties["type"] == .string("separator") })
    #expect(layout.children.allSatisfy { $0.properties["label"] == nil })
    let numbers = layout.children.map(\.number)
    let group = try await host.call("GetGroupProperties", numbers + [4711], [String]())
      .read([Struct<Int32, [String: Variant]>].self)
    #expect(group.map(\.fields.0) == numbers)
    let focus = try await host.number("Title of org.example.focus")
    #expect(try await !host.call("AboutToShow", 0 as Int32).read(Bool.self))
    try await host.call("Event", 0 as Int32, "opened", Variant.int32(0), 0 as UInt32)
    host.forget()
    try await host.click(focus)
    try await eventually("focus is on") { stage.value() == true }
    try await eventually("the host is told") {
      host.updates.contains { $0.number == focus && $0.properties["toggle-state"] == .int32(1) }
    }
    #expect(host.layouts.isEmpty)
  }

  @Test("Plasma's way: level by level, with events around it")
  @BusActor func plasma() async throws {
    let (stage, _, host) = try await start()
    let root = try await host.layout(0, 1, [])
    let submenus = root.children.filter { $0.properties["children-display"] != nil }
    #expect(submenus.count == 2 && submenus.allSatisfy { $0.children.isEmpty })
    for submenu in submenus {
      #expect(try await !host.call("AboutToShow", submenu.number).read(Bool.self))
      try await host.call("Event", submenu.number, "opened", Variant.string(""), 0 as UInt32)
      #expect(try await !host.layout(submenu.number, 1, []).children.isEmpty)
      try await host.call("Event", submenu.number, "closed", Variant.string(""), 0 as UInt32)
    }
    let focus = try await host.number("Title of org.example.focus")
    for wanted in [true, false] {
      try await host.click(focus)
      try await eventually("focus is \(wanted)") { stage.value() == wanted }
    }
  }

  @Test("a click that is refused is followed by the true value and the reason")
  @BusActor func refusal() async throws {
    let (stage, _, host) = try await start()
    let focus = try await host.number("Title of org.example.focus")
    stage.script("org.example.focus.perform", "fail org.controlbus.Error.ActionFailed No book")
    host.forget()
    try await host.click(focus)
    let reason = try await host.number("    No book")
    try await eventually("the truth is told again") {
      host.updates.filter { $0.number == focus }.count >= 2
    }
    let states = host.updates.filter { $0.number == focus }.map { $0.properties["toggle-state"] }
    #expect(states.allSatisfy { $0 == .int32(0) })
    #expect(try await host.layout(reason, 0).properties["enabled"] == .boolean(false))
  }

  @Test("an event is answered before its action has ended")
  @BusActor func promptReply() async throws {
    let (stage, _, host) = try await start()
    let focus = try await host.number("Title of org.example.focus")
    stage.script("org.example.focus.perform", "sleep 1500")
    try await host.click(focus)
    #expect(stage.value() == false)
    try await eventually("focus is on") { stage.value() == true }
  }

  @Test("controls are removed and added in the menu, and the layout says so")
  @BusActor func arrangement() async throws {
    let (stage, _, host) = try await start()
    let before = try await host.number("Title of org.example.focus")
    host.forget()
    try await host.click(try await host.number("Remove Title of org.example.focus"))
    try await eventually("it is removed") { stage.client.controls.count == 1 }
    try await host.click(try await host.number("Add The org.example.focus"))
    try await eventually("it is placed") { stage.client.controls.count == 2 }
    #expect(try await host.number("Title of org.example.focus") != before)
    #expect(host.layouts.contains(0))
  }

  @Test("the menu outlives the service, with its numbers")
  @BusActor func serviceRestart() async throws {
    let (stage, _, host) = try await start()
    let focus = try await host.number("Title of org.example.focus")
    try await stage.stopService()
    _ = try await host.number("ControlBus does not run")
    #expect(try await host.layout(focus, 0).properties["enabled"] == .boolean(false))
    try await stage.startService()
    try await eventually("the control can be used again") {
      try await host.layout(focus, 0).properties["enabled"] == nil
    }
  }

  @Test("a left click runs the control that was chosen, and the icon tells of it")
  @BusActor func primary() async throws {
    let (stage, watcher, host) = try await start()
    try await host.click(try await host.layout().lastChoice("Title of org.example.focus"))
    try await eventually("there is a new icon") { watcher.items.last != host.item }
    let item = try await watcher.item()
    let address = MemberAddress(
      destination: item, path: "/StatusNotifierItem", interface: "org.kde.StatusNotifierItem",
      member: "ItemIsMenu")
    #expect(try await !stage.connection.property(address, as: Bool.self))
    let second = try await MenuHost(stage, item: item)
    var activate = address
    activate.member = "Activate"
    try await stage.connection.call(activate, 0 as Int32, 0 as Int32)
    try await eventually("focus is on") { stage.value() == true }
    try await eventually("the icon is told of") { second.itemSignals.contains("NewIcon") }
    let file = stage.folder.file("CONFIG_HOME/controlbus/tray.conf")
    #expect(try String(contentsOfFile: file, encoding: .utf8) == "primary = focus\n")
  }

  @Test("a control named on the command line is the primary one; another name is reported")
  @BusActor func named() async throws {
    let (stage, watcher, host) = try await start(["--primary=focus"])
    #expect(watcher.items.count == 1)
    try await stage.connection.call(
      MemberAddress(
        destination: host.item, path: "/StatusNotifierItem",
        interface: "org.kde.StatusNotifierItem", member: "SecondaryActivate"), 0 as Int32,
      0 as Int32)
    try await eventually("focus is on") { stage.value() == true }
    try stage.startTray(["--primary", "nonsense"])
    try await eventually("it says so") {
      stage.tray?.errorOutput.contains("no control is called nonsense") == true
    }
  }

  @Test("a German session reads German, and a Hebrew one from right to left")
  @BusActor func languages() async throws {
    let catalogue = try TemporaryFolder()
    let folder = catalogue.file("locale/de/LC_MESSAGES")
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let source = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../po/de.po").standardizedFileURL.path
    let compiled = try await ChildProcess.run(
      "msgfmt", ["-o", folder + "/controlbus-tray.mo", source])
    #expect(compiled.end == .exited(0))
    let (first, _, german) = try await start(
      [], ["LANG": "de_AT.UTF-8", "XDG_DATA_DIRS": catalogue.path])
    _ = try await german.number("Alle neu laden")
    #expect(first.tray?.isRunning == true)
    let (stage, _, hebrew) = try await start([], ["LANG": "he_IL.UTF-8"])
    let direction = try await stage.connection.property(
      MemberAddress(
        destination: hebrew.item, path: "/MenuBar", interface: "com.canonical.dbusmenu",
        member: "TextDirection"), as: String.self)
    #expect(direction == "rtl")
  }
}

extension MenuLayout {
  /// The number of the radio item with this label.
  func lastChoice(_ label: String) throws -> Int32 {
    let all = children.flatMap(\.children)
    return try #require(
      all.first {
        $0.properties["label"]?.stringValue == label
          && $0.properties["toggle-type"] == .string("radio")
      }
    ).number
  }
}
