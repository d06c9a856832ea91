internal import Foundation

/// One conversion of a printf format, such as `%2$lld` or os_log's `%{public}@`.
struct FormatConversion {
  /// The conversion as it is written.
  let source: Substring
  private let position: Int?
  private let isPrivate: Bool
  private let options: String
  private let letter: Character

  /// Reads the conversion at the start of a text; nil when there is none.
  ///
  /// Texts are looked up and filled at every evaluation, so this is a scan by hand: a regular
  /// expression costs ten times an evaluation's rest.
  init?(prefixOf text: Substring) {
    var rest = text.dropFirst()
    position = Self.takePosition(from: &rest)
    let annotation = Self.takeAnnotation(from: &rest)
    isPrivate = annotation.contains("private") || annotation.contains("sensitive")
    options = Self.takeOptions(from: &rest)
    rest = rest.dropFirst(rest.prefix(2).prefix { "hlqLztj".contains($0) }.count)
    guard text.first == "%", let letter = rest.popFirst(),
      letter == "@" || letter == "%" || (letter.isASCII && letter.isLetter)
    else { return nil }
    source = text[..<rest.startIndex]
    self.letter = letter
  }

  /// `2$`: the argument's number.
  private static func takePosition(from rest: inout Substring) -> Int? {
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    guard (1...3).contains(digits.count), rest[digits.endIndex...].first == "$" else { return nil }
    rest = rest[digits.endIndex...].dropFirst()
    return Int(digits)
  }

  /// `{public}`: os_log's annotation.
  private static func takeAnnotation(from rest: inout Substring) -> Substring {
    guard rest.first == "{", let end = rest.firstIndex(of: "}") else { return "" }
    defer { rest = rest[end...].dropFirst() }
    return rest[..<end]
  }

  /// Flags, width and precision.
  private static func takeOptions(from rest: inout Substring) -> String {
    let start = rest.startIndex
    rest = rest.drop { "-+ #0'".contains($0) }
    dropDigits(from: &rest)
    if rest.first == "." {
      rest = rest.dropFirst()
      dropDigits(from: &rest)
    }
    return String(rest.base[start..<rest.startIndex])
  }

  /// At most three: a width that a hostile catalogue gives must not fill the memory.
  private static func dropDigits(from rest: inout Substring) {
    rest = rest.dropFirst(rest.prefix(3).prefix { $0.isASCII && $0.isNumber }.count)
  }

  /// The argument that the conversion names, or the next one, in its form.
  func text(of arguments: [FormatArgument], next: inout Int) -> String {
    if letter == "%" { return "%" }
    let index = position.map { $0 - 1 } ?? next
    if position == nil { next += 1 }
    guard arguments.indices.contains(index) else { return String(source) }
    return isPrivate ? "<private>" : text(of: arguments[index])
  }

  private func text(of argument: FormatArgument) -> String {
    switch argument.value {
    case .signed(let number) where "di".contains(letter):
      String(format: "%\(options)lld", number)
    case .unsigned(let number) where "diu".contains(letter):
      String(format: "%\(options)llu", number)
    case .signed(let number) where "uxXo".contains(letter):
      String(format: "%\(options)ll\(letter)", number)
    case .unsigned(let number) where "xXo".contains(letter):
      String(format: "%\(options)ll\(letter)", number)
    case .double(let number) where "fFeEgGaA".contains(letter):
      String(format: "%\(options)\(letter)", number)
    default: argument.text
    }
  }
}
