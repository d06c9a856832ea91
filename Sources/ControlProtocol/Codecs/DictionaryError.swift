/// Why a dictionary could not be read: the key, and what is wrong with its value.
public struct DictionaryError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The key, with its parents before it (`Off.Symbol`).
  public var key: String
  /// What the value should have been.
  public var expectation: String

  /// Makes an error about one key.
  public init(key: String, expectation: String) {
    self.key = key
    self.expectation = expectation
  }

  /// One line that names key and expectation.
  public var description: String { "“\(key)” must be \(expectation)" }

  init<Choice: RawRepresentable & CaseIterable>(key: String, oneOf _: Choice.Type)
  where Choice.RawValue == String {
    let names = Choice.allCases.map(\.rawValue).joined(separator: ", ")
    self.init(key: key, expectation: "one of \(names)")
  }

  func inside(_ parent: String) -> DictionaryError {
    DictionaryError(key: "\(parent).\(key)", expectation: expectation)
  }
}
