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
  init?(prefixOf text: Substring) {
    // The argument's position; os_log's annotation; flags, width and precision; the length of a C
    // type, which is skipped; the letter.
    let pattern =
      #/
      %  (?: ([0-9]{1,3}) \$ )?  ( \{ [^}]* \} )?
      ( [-+\ \#0']* [0-9]{0,3} (?: \. [0-9]{0,3} )? )  [hlqLztj]{0,2}  ([@a-zA-Z%])
      /#
    guard let match = text.prefixMatch(of: pattern), let letter = match.4.first else { return nil }
    source = match.0
    position = match.1.flatMap { Int($0) }
    let annotation = match.2 ?? ""
    isPrivate = annotation.contains("private") || annotation.contains("sensitive")
    options = String(match.3)
    self.letter = letter
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
