/// A value interpolated into a localized text, with the printf specifier that stands for it in
/// the key.
///
/// Part of ``Swift/String/LocalizationValue``; authors meet it only as `"\(value)"`.
package struct FormatArgument: Hashable, Codable, Sendable {
  /// What is inserted.
  package indirect enum Value: Hashable, Codable, Sendable {
    case signed(Int64)
    case unsigned(UInt64)
    case double(Double)
    case text(String)
    case resource(LocalizedStringResource)
  }

  /// The value.
  let value: Value
  /// The conversion in the key, such as `%lld`.
  let specifier: String

  /// Makes an argument; without a specifier it takes the form of whatever conversion it meets.
  package init(value: Value, specifier: String = "%@") {
    self.value = value
    self.specifier = specifier
  }

  /// The count that chooses among plural forms; nil when the value is no whole number.
  var pluralCount: UInt? {
    switch value {
    case .signed(let number): UInt(number.magnitude)
    case .unsigned(let number): UInt(number)
    case .double, .text, .resource: nil
    }
  }

  /// The value as `%@` shows it.
  var text: String {
    switch value {
    case .signed(let number): String(number)
    case .unsigned(let number): String(number)
    case .double(let number): String(number)
    case .text(let text): text
    case .resource(let resource): String(localized: resource)
    }
  }
}
