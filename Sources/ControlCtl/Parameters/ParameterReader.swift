internal import ControlModel

/// Turns what a person types for a parameter into a value of its type.
struct ParameterReader {
  /// The parameter.
  let parameter: ParameterDescriptor
  /// Its choices; none where it has none.
  let options: [ParameterOption]

  /// Reads the texts that were given for the parameter.
  ///
  /// - Parameter texts: one text, or several where the parameter takes a list, of which each may
  ///   hold several elements with commas between them.
  func value(of texts: [String]) throws(ParameterProblem) -> PlainValue {
    guard parameter.isList else {
      guard let text = texts.last, texts.count == 1 else {
        throw .repeated(parameter: parameter.name)
      }
      return try element(text)
    }
    var values: [PlainValue] = []
    for text in texts.flatMap(Self.elements) { values.append(try element(text.trimmed)) }
    return .list(values)
  }

  /// The elements of a list: what stands between commas that no backslash precedes.
  static func elements(of text: String) -> [String] {
    guard !text.isEmpty else { return [] }
    var elements = [""]
    var isEscaped = false
    for character in text {
      if isEscaped {
        if character != ",", character != "\\" { elements[elements.count - 1].append("\\") }
        elements[elements.count - 1].append(character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else if character == "," {
        elements.append("")
      } else {
        elements[elements.count - 1].append(character)
      }
    }
    if isEscaped { elements[elements.count - 1].append("\\") }
    return elements
  }

  private func element(_ text: String) throws(ParameterProblem) -> PlainValue {
    if !options.isEmpty, let choice = try choice(text) { return choice }
    return try typed(text)
  }

  /// The choice with this id, else with this title. Entities and enums have no other values.
  private func choice(_ text: String) throws(ParameterProblem) -> PlainValue? {
    if let exact = options.first(where: { $0.value.plainText == text }) { return exact.value }
    let titled = options.filter { $0.title.lowercased() == text.lowercased() }
    if titled.count > 1 {
      let candidates = titled.map(\.value.plainText)
      throw .ambiguousOption(parameter: parameter.name, text: text, candidates: candidates)
    }
    if let only = titled.first { return only.value }
    guard parameter.type == .enumeration || parameter.type == .entity else { return nil }
    let names = options.flatMap { [$0.value.plainText, $0.title] }
    throw .unknownOption(
      parameter: parameter.name, text: text,
      suggestions: Suggestions.nearest(to: text, among: names))
  }

  private func typed(_ text: String) throws(ParameterProblem) -> PlainValue {
    switch parameter.type {
    case .boolean:
      guard let value = TruthWord.value(of: text) else { throw bad(text, TruthWord.expected) }
      return .boolean(value)
    case .integer:
      guard let value = Int64(text) else { throw bad(text, "a whole number") }
      try checkRange(Double(value), text)
      return .integer(value)
    case .double, .duration:
      guard let value = Double(text), value.isFinite else { throw bad(text, "a number") }
      try checkRange(value, text)
      return .double(value)
    case .string, .date, .url, .enumeration, .entity, .file:
      return .string(text)
    case .measurement, .currencyAmount, .dateComponents, .person:
      return try CompositeValue.read(text, for: parameter)
    }
  }

  private func checkRange(_ number: Double, _ text: String) throws(ParameterProblem) {
    guard let range = parameter.range, !range.contains(number) else { return }
    throw .outOfRange(parameter: parameter.name, text: text, range: range)
  }

  private func bad(_ text: String, _ expected: String) -> ParameterProblem {
    .badValue(parameter: parameter.name, text: text, expected: expected)
  }
}

extension String {
  /// The text without the spaces around it.
  var trimmed: String {
    var rest = drop { $0 == " " }
    while rest.last == " " { rest.removeLast() }
    return String(rest)
  }
}
