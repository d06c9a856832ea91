import Bus
import ControlModel
import ControlProtocol
import Testing

@Suite("The dictionary form")
struct DictionaryCodedTests {
  static let look = StateLook(
    subtitle: "An", symbol: "moon.fill", iconName: "weather-clear-night-symbolic", actionHint: "x")
  static let toggle = Snapshot(
    title: "Fokus", subtitle: "Aus", status: "seit 8 Uhr", actionHint: "Halten", symbol: "moon",
    iconName: "weather-clear-night-symbolic", tint: "#5e5ce6", isEnabled: false,
    isPrivacySensitive: true, isLabelPrivacySensitive: true,
    authenticationPolicy: .requiresAuthentication,
    content: .toggle(isOn: true, off: StateLook(), on: look))
  static let button = Snapshot(title: "Next", content: .button(running: look))

  @Test("brings every snapshot back", arguments: [toggle, button])
  func snapshots(_ snapshot: Snapshot) throws {
    #expect(try Snapshot(dictionary: snapshot.dictionary) == snapshot)
    #expect(try Snapshot(variants: snapshot.variants) == snapshot)
  }

  @Test("of a snapshot leaves out what is empty or the default")
  func defaults() {
    let plain = Snapshot(title: "Next", content: .button(running: StateLook()))
    #expect(Set(plain.dictionary.keys) == ["ControlType", "Title", "Running"])
  }

  @Test("brings every descriptor back")
  func descriptors() throws {
    let parameter = ParameterDescriptor(
      name: "minutes", title: "Minutes", description: "How long", type: .integer, isList: false,
      isRequired: true, defaultValue: .integer(25), range: 1...60, hasOptions: true,
      isSearchable: true, dependencies: ["room"])
    let open = ParameterDescriptor(name: "low", type: .double, range: 0...Double.infinity)
    let kind = KindDescriptor(
      kind: "com.example.timer", controlType: .toggle, displayName: "Timer", description: "Times",
      preview: Self.toggle, parameters: [parameter, open], promptsForConfiguration: true,
      isLive: true, problem: "doubled")
    #expect(try KindDescriptor(variants: kind.variants) == kind)
    let manifest = ExtensionManifest(
      busName: "com.example.Timers", name: "Timers", appGroups: ["group.a", "group.b"],
      desktopID: "com.example.Timers", gettextDomain: "timers", live: true, kinds: [kind])
    #expect(try ExtensionManifest(dictionary: manifest.dictionary) == manifest)
  }

  @Test("ignores unknown keys and gives absent ones their default")
  func lenience() throws {
    let snapshot = try Snapshot(dictionary: [
      "ControlType": .string("toggle"), "Value": .boolean(false), "Later": .list([.double(1)]),
    ])
    #expect(snapshot == Snapshot(content: .toggle(isOn: false, off: StateLook(), on: StateLook())))
  }

  @Test(
    "names the key of a value that is wrong",
    arguments: [
      (["ControlType": .string("slider")], "ControlType"),
      (["ControlType": .string("toggle")], "Value"),
      (["ControlType": .string("button"), "Title": .integer(1)], "Title"),
      (
        ["ControlType": .string("button"), "Running": .dictionary(["Symbol": .boolean(true)])],
        "Running.Symbol"
      ),
      ([:], "ControlType"),
    ] as [([String: PlainValue], String)])
  func errors(_ dictionary: [String: PlainValue], _ key: String) {
    let error = #expect(throws: DictionaryError.self) { try Snapshot(dictionary: dictionary) }
    #expect(error?.key == key)
  }

  @Test("refuses a range that is upside down")
  func range() {
    #expect(throws: DictionaryError.self) {
      try ParameterDescriptor(dictionary: [
        "Name": .string("n"), "Type": .string("integer"), "Minimum": .integer(9),
        "Maximum": .integer(1),
      ])
    }
  }
}
