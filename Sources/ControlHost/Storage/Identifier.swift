/// What the host demands of control ids and kinds, which become elements of object paths.
enum Identifier {
  /// Three times as many characters in the object path, at most; D-Bus itself has no limit.
  static let maximumLength = 255

  /// Why a text cannot name a control or a kind; nil when it can.
  static func problem(with text: String) -> String? {
    if text.isEmpty { return "must not be empty" }
    if text.utf8.count > maximumLength { return "must not be longer than \(maximumLength) bytes" }
    let isControl = { (scalar: Unicode.Scalar) in scalar.value < 0x20 || scalar.value == 0x7F }
    if text.unicodeScalars.contains(where: isControl) { return "must not hold control characters" }
    return nil
  }
}
