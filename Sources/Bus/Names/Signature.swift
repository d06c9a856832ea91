/// The types of values, in D-Bus' letters: zero or more complete types, at most 255 bytes.
public struct Signature: ValidatedName {
  /// The text.
  public let rawValue: String

  /// Takes text that is known to be valid.
  public init(unchecked rawValue: String) { self.rawValue = rawValue }

  /// Whether the text is a sequence of complete types with at most 32 arrays and 32 structures
  /// nested in each other.
  public static func isValid(_ text: String) -> Bool {
    guard text.utf8.count <= 255 else { return false }
    var parser = SignatureParser(text)
    return parser.parseAll() != nil
  }

  /// The complete types that the signature consists of.
  public var completeTypes: [Signature] {
    var parser = SignatureParser(rawValue)
    return parser.parseAll() ?? []
  }
}
