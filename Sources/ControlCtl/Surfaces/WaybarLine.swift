internal import ControlModel
internal import ControlProtocol

/// What one module of Waybar shows: the line of its `return-type: json`.
struct WaybarLine: Hashable, Sendable {
  /// The text, as Pango markup.
  let text: String
  /// The key for `format-icons`: the most pressing of error, unavailable, unconfigured, pending, and
  /// else on, off, mixed or button.
  let alt: String
  /// The text under the pointer, as Pango markup, a line a fact.
  let tooltip: String
  /// The classes for the style sheet.
  let classes: [String]
  /// The share of the module's toggles that are on, from 0 to 100.
  let percentage: Int

  /// Makes the line of a module.
  ///
  /// - Parameters:
  ///   - parts: the module's controls, in the order in which they were named.
  ///   - format: how the text of each is made.
  ///   - separator: what stands between the texts, as Pango markup.
  init(_ parts: [WaybarPart], format: WaybarFormat = .standard, separator: String = "  ") {
    let isAlone = parts.count == 1
    text = parts.map { $0.text(format, isAlone: isAlone) }.joined(separator: separator)
    tooltip = parts.map(\.tooltip).joined(separator: "\n\n")
    let values = parts.compactMap(\.value)
    let on = values.filter { $0 }.count
    percentage = values.isEmpty ? 0 : on * 100 / values.count
    let value = values.isEmpty ? nil : on == 0 ? "off" : on == values.count ? "on" : "mixed"
    let marks = WaybarPart.markOrder.filter { mark in parts.contains { $0.marks.contains(mark) } }
    let isButton = values.isEmpty && parts.contains { $0.isButton }
    classes = [value ?? (isButton ? "button" : nil)].compactMap { $0 } + marks
    alt = marks.first(where: WaybarPart.pressing.contains) ?? classes.first ?? "unavailable"
  }

  /// The line as Waybar reads it.
  var json: JSONValue {
    .members([
      "text": .string(text), "alt": .string(alt), "tooltip": .string(tooltip),
      "class": .strings(classes), "percentage": .integer(Int64(percentage)),
    ])
  }
}
