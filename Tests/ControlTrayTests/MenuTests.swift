import Bus
import ControlModel
import ControlProtocol
import Testing

@testable import ControlTray

@Suite("What the menu shows") struct MenuTests {
  private let focusKey = MenuKey.control(Samples.focus.path, .toggle)

  @Test("a toggle has a check mark, a button has none, and a click acts on what is shown")
  func sorts() {
    let content = Samples.content([Samples.focus, Samples.lap])
    let focus = content.properties(focusKey)
    #expect(focus?["toggle-type"] == .string("checkmark"))
    #expect(focus?["toggle-state"] == .int32(1))
    #expect(content.menu.find(focusKey)?.action == .setValue(Samples.focus.path, false))
    let lap = content.menu.find(.control(Samples.lap.path, .button))
    #expect(lap?.properties.dictionary["toggle-type"] == nil)
    #expect(lap?.action == .press(Samples.lap.path))
  }

  @Test("the controls come in the user's order, then the tray's own entries")
  func order() {
    let menu = Samples.content([Samples.lap, Samples.focus]).menu
    #expect(
      menu.children.map(\.key) == [
        .control(Samples.lap.path, .button), focusKey, .separator("end of controls"), .reloadAll,
        .arrangement, .leftClick,
      ])
    #expect(menu.properties.dictionary == ["children-display": .string("submenu")])
  }

  @Test(
    "a control that cannot be trusted is disabled, with the reason below it",
    arguments: [
      ("stale", "", "Not up to date"), ("unavailable", "", "Not available"),
      ("unconfigured", "", "Not set up yet"),
      ("unavailable", "The app is gone", "Not available: The app is gone"),
    ])
  func reasons(state: String, error: String, reason: String) {
    let control = Samples.control(
      "focus", title: "Focus Mode",
      ["Value": .boolean(true), "State": .string(state), "Error": .string(error)])
    let content = Samples.content([control])
    #expect(content.properties(focusKey)?["enabled"] == .boolean(false))
    let line = content.properties(.problem(control.path))
    #expect(line?["label"] == .string("    " + reason))
    #expect(line?["enabled"] == .boolean(false))
    #expect(line?["disposition"] == .string("warning"))
  }

  @Test("status and error have lines of their own, and a failed control can be tried again")
  func lines() {
    let control = Samples.control(
      "focus", title: "Focus Mode",
      ["Value": .boolean(false), "Status": .string("Saved"), "Error": .string("No book")])
    let content = Samples.content([control])
    #expect(content.properties(.status(control.path))?["label"] == .string("    Saved"))
    #expect(content.properties(.problem(control.path))?["label"] == .string("    No book"))
    #expect(content.properties(focusKey)?["enabled"] == nil)
  }

  @Test("while its action runs a control is disabled and ends in an ellipsis")
  func pending() {
    let control = Samples.control(
      "focus", title: "Focus Mode",
      ["Value": .boolean(false), "Pending": .boolean(true), "Subtitle": .string("Everything")])
    let properties = Samples.content([control]).properties(focusKey)
    #expect(properties?["label"] == .string("Focus Mode: Everything …"))
    #expect(properties?["enabled"] == .boolean(false))
    #expect(properties?["toggle-state"] == .int32(0))
  }

  @Test("a control that nobody ever described is there, disabled, with its name")
  func undescribed() {
    let control = Samples.control("ghost", title: "Ghost", [:], isDescribed: false)
    let item = Samples.content([control]).menu.find(.control(control.path, .unknown))
    #expect(item?.properties.label == "Ghost" && item?.properties.isEnabled == false)
    #expect(item?.action == nil)
  }

  @Test("the gallery offers what is not placed, and copies of what can be configured")
  func gallery() {
    var content = Samples.content([Samples.focus])
    let name = ParameterDescriptor(name: "name", type: .string, isRequired: true)
    let minutes = ParameterDescriptor(
      name: "minutes", type: .integer, isRequired: true, defaultValue: .integer(5))
    content.gallery = [
      Samples.kind("focus"), Samples.kind("wifi"), Samples.kind("timer", parameters: [minutes]),
      Samples.kind("note", parameters: [name]),
    ]
    #expect(
      content.menu.find(.arrangement)?.children.map(\.key) == [
        .add(kind: "org.example.wifi"), .add(kind: "org.example.timer"),
        .add(kind: "org.example.note"), .separator("end of gallery"), .remove(Samples.focus.path),
      ])
    #expect(content.properties(.add(kind: "org.example.timer"))?["enabled"] == nil)
    #expect(content.properties(.add(kind: "org.example.note"))?["enabled"] == .boolean(false))
    #expect(
      content.menu.find(.add(kind: "org.example.wifi"))?.action == .add(kind: "org.example.wifi"))
  }

  @Test("without the service the controls stay, disabled, and a line says why")
  func serviceMissing() {
    var content = Samples.content([Samples.focus])
    content.isServicePresent = false
    #expect(content.properties(focusKey)?["enabled"] == .boolean(false))
    #expect(content.menu.children.first?.key == .serviceMissing)
    #expect(content.properties(.reloadAll)?["enabled"] == nil)
  }

  @Test("a failed click is told until what it was about has changed")
  func failure() {
    var content = Samples.content([Samples.focus])
    let about = ClickFailure(text: "No", control: Samples.focus, wasServicePresent: true)
    content.failure = about
    #expect(content.properties(.failure)?["label"] == .string("No"))
    #expect(content.properties(.failure)?["disposition"] == .string("alert"))
    #expect(about.isCurrent(in: content))
    #expect(ClickFailure(text: "No", wasServicePresent: true).isCurrent(in: content))
    #expect(!ClickFailure(text: "No", wasServicePresent: false).isCurrent(in: content))
    content.controls = [Samples.control("focus", title: "Focus Mode", ["Value": .boolean(false)])]
    #expect(!about.isCurrent(in: content))
  }

  @Test("a click that the lock refused is told while the session is locked")
  func lock() {
    var content = Samples.content([Samples.focus])
    let locked = ClickFailure(
      text: "Locked", cause: .init(BusError(name: .authenticationRequired, message: "")),
      wasServicePresent: true)
    #expect(!locked.isCurrent(in: content))
    content.isLocked = true
    #expect(locked.isCurrent(in: content))
  }

  @Test("copies with one title are told apart by their texts, also where they are removed")
  func copies() {
    let tea = Samples.control("tea", title: "Timer", ["Subtitle": .string("5 min")])
    let egg = Samples.control("egg", title: "Timer", ["Subtitle": .string("8 min")])
    let alone = Samples.content([tea])
    #expect(alone.properties(.remove(tea.path))?["label"] == .string("Remove Timer"))
    let both = Samples.content([tea, egg])
    #expect(both.properties(.remove(tea.path))?["label"] == .string("Remove Timer: 5 min"))
    #expect(both.properties(.leftClickRuns(egg.path))?["label"] == .string("Timer: 8 min"))
  }

  @Test("text cannot be taken for markup of the menu")
  func labels() {
    #expect(MenuLabel.escape("a_b__c") == "a__b____c")
    #expect(MenuLabel.escape("two\nlines\r\n") == "two lines")
    let long = MenuLabel.escape(String(repeating: "x", count: 5000))
    #expect(long.count == MenuLabel.longest && long.hasSuffix("…"))
  }

  @Test("a screen reader hears value, text and what a click does")
  func accessible() {
    let control = Samples.control(
      "focus", title: "Focus Mode",
      [
        "Value": .boolean(true), "Subtitle": .string("Only the page"),
        "ActionHint": .string("Hold to Turn Off"),
      ])
    #expect(
      Samples.content([control]).properties(focusKey)?["accessible-desc"]
        == .string("Focus Mode, on, Only the page, Hold to Turn Off"))
  }

  @Test(
    "a screen reader also hears why a click does nothing",
    arguments: [
      (["Pending": .boolean(true)], "Focus Mode, in progress"),
      (["Error": .string("No book")], "Focus Mode, No book"),
      (["State": .string("stale")], "Focus Mode, Not up to date"),
    ] as [([String: Variant], String)])
  func accessibleReason(look: [String: Variant], words: String) {
    var content = Samples.content([Samples.control("focus", title: "Focus Mode", look)])
    let item = content.properties(.control(Samples.focus.path, .button))
    #expect(item?["accessible-desc"] == .string(words))
    content.primary = "focus"
    #expect(TrayLook(content, text: .english).accessibleDescription == words)
  }

  @Test("a control that nobody ever described is heard as not available")
  func accessibleGhost() {
    let control = Samples.control("ghost", title: "Ghost", [:], isDescribed: false)
    let item = Samples.content([control]).properties(.control(control.path, .unknown))
    #expect(item?["accessible-desc"] == .string("Ghost, Not available"))
  }
}
