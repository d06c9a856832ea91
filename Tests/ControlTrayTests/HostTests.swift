import Bus
import Foundation
import TestSupport
import Testing

@testable import ControlTray

@Suite("What panels meet", .serialized) struct HostTests {
  init() { EventLoop.shared.startThread() }

  @Test("GNOME's way: all at once, then the properties in groups, a click, and the new value")
  @BusActor func gnome() async throws {
    let (stage, _, host) = try await TrayStage.shown()
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
    let (stage, _, host) = try await TrayStage.shown()
    let root = try await host.layout(0, 1, [])
    let submenus = root.children.filter { $0.properties["children-display"] != nil }
    #expect(submenus.count == 2 && submenus.allSatisfy { $0.children.isEmpty })
    for submenu in submenus {
      // The controls came after the submenus.
      #expect(try await host.call("AboutToShow", submenu.number).read(Bool.self))
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

  @Test("Plasma has the items of each submenu before it is opened for the first time")
  @BusActor func readAhead() async throws {
    let (stage, _, host) = try await TrayStage.shown()
    let mirror = try await MirrorHost(.plasma, host)
    let submenus = try await host.layout().children.filter { !$0.children.isEmpty }
    #expect(submenus.count == 2)
    try await eventually("it has read ahead") {
      submenus.allSatisfy { mirror.children(of: $0.number) == $0.children.map(\.number) }
    }
    host.forget()
    _ = try await host.layout(0, 1)
    try await Task.sleep(for: .milliseconds(200))
    #expect(host.layouts.isEmpty, "the same panel is told once")
    #expect(stage.tray?.isRunning == true)
  }

  @Test(
    "a panel that only takes over what it is told shows the truth after every change",
    arguments: MirrorHost.Style.allCases)
  @BusActor func mirrors(style: MirrorHost.Style) async throws {
    let (stage, _, host) = try await TrayStage.shown()
    let mirror = try await MirrorHost(style, host)
    let focus = try await host.number("Title of org.example.focus")
    func expectTruth(_ change: String, _ holds: () async throws -> Bool) async throws {
      try await eventually(change, holds)
      try await eventually("the panel shows: \(change)") { try await mirror.isTrue() }
    }
    try await expectTruth("nothing") { true }
    try await mirror.click(focus)
    try await expectTruth("a click turns it on") { stage.value() == true }
    stage.script("org.example.focus.perform", "fail org.controlbus.Error.ActionFailed No book")
    try await mirror.click(focus)
    try await expectTruth("a click is refused") {
      try await host.layout().find("    No book") != nil && stage.value() == true
    }
    stage.script("org.example.focus.perform", "")
    stage.script("org.example.focus.disabled", "")
    stage.script("org.example.focus.value", "off")
    try await stage.client.reloadAllControls()
    try await expectTruth("the app turns it off, and the control off") {
      try await host.layout(focus, 0).properties["enabled"] == .boolean(false)
        && stage.value() == false
    }
    try await mirror.click(focus)
    try await expectTruth("a click on it does nothing") { stage.value() == false }
    try await mirror.click(try await host.number("Remove Title of org.example.lap"))
    try await expectTruth("a control is removed") { stage.client.controls.count == 1 }
    try await mirror.click(try await host.number("Add The org.example.lap"))
    try await expectTruth("a control is placed") { stage.client.controls.count == 2 }
    try await stage.stopService()
    try await expectTruth("the service goes") {
      try await host.layout().find("ControlBus does not run") != nil
    }
    try await stage.startService()
    try await expectTruth("the service is back") {
      try await host.layout().find("ControlBus does not run") == nil
    }
  }

  @Test("an event is answered before its action has ended")
  @BusActor func promptReply() async throws {
    let (stage, _, host) = try await TrayStage.shown()
    let focus = try await host.number("Title of org.example.focus")
    stage.script("org.example.focus.perform", "sleep 1500")
    try await host.click(focus)
    #expect(stage.value() == false)
    try await eventually("focus is on") { stage.value() == true }
  }

  @Test("controls are removed and added in the menu, and the layout says so")
  @BusActor func arrangement() async throws {
    let (stage, _, host) = try await TrayStage.shown()
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
    let (stage, _, host) = try await TrayStage.shown()
    let focus = try await host.number("Title of org.example.focus")
    try await stage.stopService()
    _ = try await host.number("ControlBus does not run")
    #expect(try await host.layout(focus, 0).properties["enabled"] == .boolean(false))
    try await stage.startService()
    try await eventually("the control can be used again") {
      try await host.layout(focus, 0).properties["enabled"] == nil
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
    let (first, panel, german) = try await TrayStage.shown(
      [], ["LANG": "de_AT.UTF-8", "XDG_DATA_DIRS": catalogue.path])
    _ = try await german.number("Alle neu laden")
    let title = try await first.connection.property(
      MemberAddress(
        destination: german.item, path: panel.path, interface: "org.kde.StatusNotifierItem",
        member: "Title"), as: String.self)
    #expect(title == "Steuerelemente")
    first.script("org.example.focus.perform", "ignore")
    try await german.click(try await german.number("Title of org.example.focus"))
    _ = try await german.number("    Die Aktion ging zu Ende, ohne den Wert zu ändern")
    let (stage, _, hebrew) = try await TrayStage.shown(
      [], ["LANG": "en_US.UTF-8", "LANGUAGE": "he"])
    let direction = try await stage.connection.property(
      MemberAddress(
        destination: hebrew.item, path: "/MenuBar", interface: "com.canonical.dbusmenu",
        member: "TextDirection"), as: String.self)
    #expect(direction == "rtl")
  }
}
