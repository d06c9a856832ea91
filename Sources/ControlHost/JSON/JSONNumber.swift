internal import ControlModel

/// The forms that JSON5 has for numbers.
enum JSONNumber {
  /// The number that a word spells; nil for any other word.
  static func parse(_ word: String) -> PlainValue? {
    let isNegative = word.hasPrefix("-")
    let digits = word.hasPrefix("+") || isNegative ? String(word.dropFirst()) : word
    if let value = hexadecimal(digits, isNegative: isNegative) { return .integer(value) }
    guard digits.first.map({ $0.isASCII && ($0.isNumber || $0 == ".") }) == true else { return nil }
    if let value = Int64(isNegative ? "-" + digits : digits) { return .integer(value) }
    guard let value = Double(digits.hasSuffix(".") ? digits + "0" : digits), value.isFinite else {
      return nil
    }
    return .double(isNegative ? -value : value)
  }

  private static func hexadecimal(_ digits: String, isNegative: Bool) -> Int64? {
    guard digits.hasPrefix("0x") || digits.hasPrefix("0X") else { return nil }
    return Int64((isNegative ? "-" : "") + digits.dropFirst(2), radix: 16)
  }
}
