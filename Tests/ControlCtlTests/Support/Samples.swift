import Bus
import ControlModel
import ControlProtocol

/// Controls, kinds and extensions for the tests.
enum Samples {
  static let focus = control(
    id: "com.example.ReaderApp.focus-mode", title: "Focus Mode", value: true, subtitle: "Working",
    tint: "#5e5ce6")
  static let wifi = control(
    id: "org.example.Network.wifi", title: "Wi-Fi <5 GHz> & more", value: false, subtitle: "Off")
  static let bookmark = control(
    id: "com.example.ReaderApp.open-bookmark", title: "Open Bookmark", value: nil, subtitle: "")

  static func timer(_ number: Int, title: String, value: Bool = false) -> ControlObject {
    var timer = control(
      id: "com.example.Timers.timer.\(number)", kind: "com.example.Timers.timer", title: title,
      value: value, subtitle: value ? "4:59" : "Stopped")
    timer.displayName = "Timer"
    timer.configuration = ["minutes": .integer(Int64(number * 5)), "name": .string(title)]
    return timer
  }

  static func control(
    id: String, kind: String? = nil, title: String, value: Bool?, subtitle: String,
    tint: String = ""
  ) -> ControlObject {
    let interface: InterfaceName = value == nil ? .button : .toggle
    var look: [String: Variant] = [
      "Title": .string(title), "Subtitle": .string(subtitle), "Tint": .string(tint),
      "ActionHint": .string(value == nil ? "Hold to Open" : "Hold to Change"),
      "Symbol": .string("moon.fill"), "IconName": .string("weather-clear-night"),
      "Enabled": .boolean(true), "State": .string("current"), "Revision": .uint64(7),
    ]
    if let value {
      look["Value"] = .boolean(value)
      look["Off"] = .dictionary(["Subtitle": .string("Off")])
      look["On"] = .dictionary(["Subtitle": .string("On")])
    }
    let identity: [String: Variant] = [
      "Id": .string(id), "Kind": .string(kind ?? id), "Extension": .string("com.example.Controls"),
      "ControlType": .string(value == nil ? "button" : "toggle"), "DisplayName": .string(title),
      "Description": .string("Shows how \(title) fares."),
    ]
    let interfaces = [InterfaceName.control: identity, interface: look]
    guard let control = ControlObject(path: .control(id: id), interfaces: interfaces) else {
      fatalError("a sample control without Control1")
    }
    return control
  }

  static let timerKind = KindDescriptor(
    kind: "com.example.Timers.timer", controlType: .toggle, displayName: "Timer",
    description: "Counts down.",
    parameters: [
      ParameterDescriptor(
        name: "name", title: "Name", type: .string, defaultValue: .string("Timer")),
      ParameterDescriptor(
        name: "minutes", title: "Minutes", description: "How long it runs", type: .integer,
        isRequired: true, range: 1...90),
      ParameterDescriptor(
        name: "sound", title: "Sound", type: .enumeration, defaultValue: .string("bell"),
        hasOptions: true),
      ParameterDescriptor(name: "loud", title: "Loud", type: .boolean),
      ParameterDescriptor(name: "tags", title: "Tags", type: .string, isList: true),
    ], promptsForConfiguration: true)

  static let focusKind = KindDescriptor(
    kind: "com.example.ReaderApp.focus-mode", controlType: .toggle, displayName: "Focus Mode",
    description: "Silences everything else.")

  static let sounds = [
    ParameterOption(value: .string("bell"), title: "Bell", subtitle: "Short"),
    ParameterOption(value: .string("horn"), title: "Fog Horn", section: "Loud"),
  ]
}
