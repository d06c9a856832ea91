internal import ControlModel

/// Reads the values of a dictionary by key, with a default for each key that is absent.
struct DictionaryReader {
  let dictionary: [String: PlainValue]

  func string(_ key: String, default fallback: String = "") throws(DictionaryError) -> String {
    try dictionary[key].map { (value) throws(DictionaryError) in
      try DictionaryField(value).text(key)
    } ?? fallback
  }

  func boolean(_ key: String, default fallback: Bool) throws(DictionaryError) -> Bool {
    try dictionary[key].map { (value) throws(DictionaryError) in
      try DictionaryField(value).flag(key)
    } ?? fallback
  }

  func number(_ key: String) throws(DictionaryError) -> Double? {
    switch dictionary[key] {
    case nil: return nil
    case .double(let number): return number
    case .integer(let number): return Double(number)
    default: throw wrong(key, "a number")
    }
  }

  func strings(_ key: String) throws(DictionaryError) -> [String] {
    try list(key, "a list of strings") { (value) throws(DictionaryError) in
      guard case .string(let text) = value else { throw wrong(key, "a list of strings") }
      return text
    }
  }

  func one<Coded: DictionaryCoded>(_ key: String, _: Coded.Type) throws(DictionaryError) -> Coded? {
    guard let value = dictionary[key] else { return nil }
    return try decode(value, key)
  }

  func many<Coded: DictionaryCoded>(_ key: String, _: Coded.Type) throws(DictionaryError) -> [Coded]
  {
    try list(key, "a list of dictionaries") { (value) throws(DictionaryError) in
      try decode(value, key)
    }
  }

  func choice<Choice: RawRepresentable & CaseIterable>(
    _ key: String, default fallback: Choice
  ) throws(DictionaryError) -> Choice where Choice.RawValue == String {
    try dictionary[key].map { (value) throws(DictionaryError) in
      try DictionaryField(value).choice(key, Choice.self)
    } ?? fallback
  }

  private func list<Element>(
    _ key: String, _ expectation: String,
    _ element: (PlainValue) throws(DictionaryError) -> Element
  ) throws(DictionaryError) -> [Element] {
    guard let value = dictionary[key] else { return [] }
    guard case .list(let values) = value else { throw wrong(key, expectation) }
    var elements: [Element] = []
    for value in values { elements.append(try element(value)) }
    return elements
  }

  private func decode<Coded: DictionaryCoded>(
    _ value: PlainValue, _ key: String
  ) throws(DictionaryError) -> Coded {
    try DictionaryField(value).coded(key)
  }

  func wrong(_ key: String, _ expectation: String) -> DictionaryError {
    DictionaryError(key: key, expectation: expectation)
  }
}
