import Bus
import Foundation
import TestSupport
import Testing

@testable import ControlTray

@Suite("What panels meet", .serialized) struct HostTests {
  init() { EventLoop.shared.startThread() }

  /// Everything runs, and the menu shows the two controls.
  @BusActor private func start(
    _ arguments: [String] = [], _ additions: [String: String] = [:],
    prepare: (TrayStage) async throws -> Void = { _ in }
  ) async throws -> (TrayStage, Watcher, MenuHost) {
    let stage = try TrayStage()
    try await prepare(stage)
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
    let (stage, _, host) = try await start()
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

  @Test(
    "a panel that only takes over what it is told shows the truth after every change",
    arguments: MirrorHost.Style.allCases)
  @BusActor func mirrors(style: MirrorHost.Style) async throws {
    let (stage, _, host) = try await start()
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

  @Test("a click on an item that cannot be used is followed by its truth")
  @BusActor func disabled() async throws {
    let (stage, _, host) = try await start()
    let focus = try await host.number("Title of org.example.focus")
    stage.script("org.example.focus.disabled", "")
    try await stage.client.reloadAllControls()
    try await eventually("it is disabled") {
      try await host.layout(focus, 0).properties["enabled"] == .boolean(false)
    }
    let events = [Struct(focus, "clicked", Variant.string(""), 0 as UInt32)]
    for sendClick in [
      { try await host.click(focus) }, { _ = try await host.call("EventGroup", events) },
    ] as [@BusActor () async throws -> Void] {
      host.forget()
      try await sendClick()
      try await eventually("the truth is told") { !host.updates.isEmpty }
      let truth = host.updates.map(\.properties)
      #expect(host.updates.map(\.number) == [focus])
      #expect(truth.map { $0["toggle-state"] } == [.int32(0)])
      #expect(truth.map { $0["enabled"] } == [.boolean(false)])
    }
    #expect(stage.value() == false)
  }

  @Test("a click that nobody can carry out is explained, until the service is back")
  @BusActor func failure() async throws {
    let (stage, _, host) = try await start()
    try await stage.stopService()
    _ = try await host.number("ControlBus does not run")
    try await host.click(try await host.number("Reload All"))
    let line = try await host.number("ControlBus cannot be started")
    #expect(try await host.layout(line, 0).properties["disposition"] == .string("alert"))
    #expect(stage.tray?.errorOutput.contains("org.controlbus") == true)
    try await stage.startService()
    try await eventually("the line is gone") {
      try await host.layout().find("ControlBus") == nil
    }
  }

  @Test("a click that the session's lock refuses is explained until the session is unlocked")
  @BusActor func lock() async throws {
    var login: LoginManager?
    let (stage, _, host) = try await start {
      login = try await $0.startLoginManager()
      $0.script("org.example.focus.policy", "requires-authentication")
    }
    try login?.lock(true)
    try await eventually("the service knows of the lock") { stage.client.isLocked }
    try await host.click(try await host.number("Title of org.example.focus"))
    _ = try await host.number("Title of org.example.focus: Unlock the session first")
    try login?.lock(false)
    try await eventually("the line is gone") {
      try await host.layout().find("Title of org.example.focus: Unlock") == nil
    }
    #expect(stage.value() == false)
  }

  @Test("a failure whose end nothing tells is forgotten after a while")
  @BusActor func passing() async throws {
    let (stage, _, host) = try await start()
    try FileManager.default.createDirectory(
      atPath: stage.folder.file("CONFIG_HOME/controlbus/tray.conf"),
      withIntermediateDirectories: true)
    try await host.click(try await host.layout().lastChoice("Title of org.example.focus"))
    _ = try await host.number("The change cannot be saved")
    try await eventually("the line is gone", within: ClickFailure.patience + .seconds(10)) {
      try await host.layout().find("The change cannot be saved") == nil
    }
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
    let (stage, watcher, host) = try await start(["--primary=focus"]) {
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
    let (stage, watcher, host) = try await start(["--primary=focus"])
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
    let (stage, watcher, host) = try await start(["--primary=focus"])
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
    let (first, panel, german) = try await start(
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
    let (stage, _, hebrew) = try await start([], ["LANG": "en_US.UTF-8", "LANGUAGE": "he"])
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
