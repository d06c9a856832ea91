import Bus
import Foundation
import TestSupport
import Testing

@testable import ControlTray

@Suite("A left click that runs a control", .serialized) struct PrimaryTests {
  init() { EventLoop.shared.startThread() }

  @Test("a left click runs the control that was chosen, and the icon tells of it")
  @BusActor func primary() async throws {
    let (stage, watcher, host) = try await TrayStage.shown()
    try await host.click(try await host.layout().lastChoice("Title of org.example.focus"))
    try await eventually("there is a new icon") { watcher.items.last != host.item }
    let item = try await watcher.item()
    let address = MemberAddress(
      destination: item, path: "/StatusNotifierItem", interface: "org.kde.StatusNotifierItem",
      member: "ItemIsMenu")
    #expect(watcher.path == address.path)
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

  @Test(
    "the icon tells the state of the primary control, also where both states have one icon",
    arguments: [
      ("weather-clear weather-clear-night", ["weather-clear", "weather-clear-night"]),
      ("user-idle user-idle", ["user-idle", "object-select-symbolic"]),
    ])
  @BusActor func icon(script: String, icons: [String]) async throws {
    let (stage, watcher, host) = try await TrayStage.shown(["--primary=focus"]) {
      $0.script("org.example.focus.icons", script)
    }
    let item = MemberAddress(
      destination: host.item, path: watcher.path, interface: "org.kde.StatusNotifierItem",
      member: "IconName")
    var activate = item
    activate.member = "Activate"
    for isOn in [true, false] {
      #expect(try await stage.connection.property(item, as: String.self) == icons[isOn ? 0 : 1])
      host.forget()
      try await stage.connection.call(activate, 0 as Int32, 0 as Int32)
      try await eventually("focus is \(isOn)") { stage.value() == isOn }
      try await eventually("hosts are told of the icon") { host.itemSignals.contains("NewIcon") }
      #expect(try await stage.connection.property(item, as: String.self) == icons[isOn ? 1 : 0])
    }
  }

  @Test("tool tip and accessible description tell the primary control's state, and hosts are told")
  @BusActor func words() async throws {
    let (stage, watcher, host) = try await TrayStage.shown(["--primary=focus"])
    func property<Value: BusValue>(_ member: MemberName, _: Value.Type) async throws -> Value {
      try await stage.connection.property(
        MemberAddress(
          destination: host.item, path: watcher.path, interface: "org.kde.StatusNotifierItem",
          member: member), as: Value.self)
    }
    typealias ToolTip = Struct<String, [Struct<Int32, Int32, [UInt8]>], String, String>
    func expectWords(_ state: String) async throws {
      let toolTip = try await property("ToolTip", ToolTip.self)
      let (icon, pixmaps, title, text) = toolTip.fields
      let name = try await property("IconName", String.self)
      #expect(icon == name && pixmaps.isEmpty)
      #expect(title == "Controls" && text.hasPrefix("Title of org.example.focus, " + state))
      let description = try await property("IconAccessibleDesc", String.self)
      #expect(description.hasPrefix("Title of org.example.focus, " + state))
    }
    try await expectWords("off")
    host.forget()
    try await host.click(try await host.number("Title of org.example.focus"))
    try await eventually("focus is on") { stage.value() == true }
    try await eventually("hosts are told of the tool tip") {
      host.itemSignals.contains("NewToolTip")
    }
    try await expectWords("on")
    #expect(host.itemSignals.contains("NewIcon") && !host.itemSignals.contains("NewTitle"))
  }

  @Test("a control named on the command line is the primary one; another name is reported")
  @BusActor func named() async throws {
    let (stage, watcher, host) = try await TrayStage.shown(["--primary=focus"])
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

  @Test("a left click on a control that is not known yet says why it does nothing")
  @BusActor func unknownPrimary() async throws {
    let stage = try TrayStage()
    let watcher = try Watcher(stage.bus)
    try await watcher.start()
    try stage.startTray(["--primary=focus"])
    let host = try await MenuHost(stage, item: try await watcher.item())
    _ = try await host.number("ControlBus does not run")
    #expect(try await host.layout().find("ControlBus cannot be started") == nil)
    try await stage.connection.call(
      MemberAddress(
        destination: host.item, path: watcher.path, interface: "org.kde.StatusNotifierItem",
        member: "Activate"), 0 as Int32, 0 as Int32)
    _ = try await host.number("ControlBus cannot be started")
  }

  @Test("a left click starts the service where it can, and then runs the control")
  @BusActor func awakenedPrimary() async throws {
    let (stage, watcher, host) = try await TrayStage.shown(["--primary=focus"])
    try await stage.stopService()
    try stage.startTray(["--primary=focus"])
    try await eventually("there is another icon") { watcher.items.last != host.item }
    let item = try await watcher.item()
    try await eventually("the service is missed") {
      stage.tray?.errorOutput.contains("cannot be started") == true
    }
    try stage.bus.addService(
      name: "org.controlbus", executable: BuiltProducts.path(of: "controlbusd"))
    try await stage.connection.call(
      MemberAddress(
        destination: .bus, path: "/", interface: "org.freedesktop.DBus",
        member: "ReloadConfig"))
    try await stage.connection.call(
      MemberAddress(
        destination: item, path: "/StatusNotifierItem", interface: "org.kde.StatusNotifierItem",
        member: "Activate"), 0 as Int32, 0 as Int32)
    try await eventually("focus is on") { stage.value() == true }
  }
}
