internal import ControlModel

/// The values of several parts that a parameter may take: a number with a unit, an amount of money,
/// and named parts.
enum CompositeValue {
  /// Reads a text for a parameter of one of these types.
  static func read(
    _ text: String, for parameter: ParameterDescriptor
  ) throws(ParameterProblem) -> PlainValue {
    let value: PlainValue? =
      switch parameter.type {
      case .measurement: measurement(text)
      case .currencyAmount: amount(text)
      case .dateComponents: parts(text) { Int64($0).map { .integer($0) } }
      default: parts(text) { .string($0) }
      }
    if let value { return value }
    throw .badValue(parameter: parameter.name, text: text, expected: expectation(parameter.type))
  }

  private static func measurement(_ text: String) -> PlainValue? {
    guard let (number, unit) = pair(text), let value = Double(number), value.isFinite else {
      return nil
    }
    return .dictionary(["value": .double(value), "unit": .string(unit)])
  }

  private static func amount(_ text: String) -> PlainValue? {
    guard let (number, currency) = pair(text), Double(number)?.isFinite == true else { return nil }
    return .dictionary(["amount": .string(number), "currency": .string(currency)])
  }

  private static func pair(_ text: String) -> (String, String)? {
    let words = text.split(separator: " ", maxSplits: 1)
    return words.count == 2 ? (String(words[0]), String(words[1])) : nil
  }

  /// Parts such as `hour:8 minute:30`.
  private static func parts(_ text: String, value: (String) -> PlainValue?) -> PlainValue? {
    var parts: [String: PlainValue] = [:]
    for word in text.split(separator: " ") {
      let halves = word.split(separator: ":", maxSplits: 1)
      guard halves.count == 2, let part = value(String(halves[1])) else { return nil }
      parts[String(halves[0])] = part
    }
    return parts.isEmpty ? nil : .dictionary(parts)
  }

  private static func expectation(_ type: ParameterType) -> String {
    switch type {
    case .measurement: "a number and a unit such as \"5 km\""
    case .currencyAmount: "an amount and a currency such as \"5 EUR\""
    case .dateComponents: "parts such as \"hour:8 minute:30\""
    default: "parts such as \"name:Ada\""
    }
  }
}
