/// A string that obeys one of D-Bus' grammars.
///
/// A literal that does not obey it traps; text that comes from outside goes through ``init(_:)``.
public protocol ValidatedName:
  Hashable, Comparable, Sendable, LosslessStringConvertible, ExpressibleByStringLiteral
{
  /// The text.
  var rawValue: String { get }

  /// Takes text that is known to be valid, because it came from the bus or was just checked.
  init(unchecked rawValue: String)

  /// Whether the text obeys the grammar.
  static func isValid(_ text: String) -> Bool
}

extension ValidatedName {
  /// The text as this kind of name, nil if it does not obey the grammar.
  public init?(_ text: String) {
    guard Self.isValid(text) else { return nil }
    self.init(unchecked: text)
  }

  /// A name in the program text.
  public init(stringLiteral text: String) {
    precondition(Self.isValid(text), "\"\(text)\" is no valid \(Self.self)")
    self.init(unchecked: text)
  }

  /// The text.
  public var description: String { rawValue }

  /// The order of the texts.
  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

  /// Copies a C string that libsystemd has validated; nil for NULL.
  init?(_ text: UnsafePointer<CChar>?) {
    guard let text else { return nil }
    self.init(unchecked: String(cString: text))
  }

  /// Lends the text as a C string. Given to C as an argument a string is copied to the heap first.
  func withCString<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
    rawValue.withCString(body)
  }

  /// A D-Bus grammar has no NUL, which would end the text early for C.
  static func isValid(_ text: String, by check: (UnsafePointer<CChar>) -> Int32) -> Bool {
    !text.utf8.contains(0) && check(text) > 0
  }
}
