#if compiler(<7)
  internal import Foundation

  /// One conversion of a printf format, such as `%2$lld`.
  struct FormatConversion {
    /// The conversion as it is written.
    let source: Substring
    private let position: Int?
    private let options: String
    private let letter: Character

    /// Reads the conversion at the start of a text; nil when there is none.
    init?(prefixOf text: Substring) {
      let pattern =
        /%(?:([0-9]{1,3})\$)?([-+ #0']*[0-9]{0,3}(?:\.[0-9]{0,3})?)(?:hh|h|ll|l|q|L|z|t|j)?([@a-zA-Z%])/
      guard let match = text.prefixMatch(of: pattern), let letter = match.3.first else {
        return nil
      }
      source = match.0
      position = match.1.flatMap { Int($0) }
      options = String(match.2)
      self.letter = letter
    }

    /// The argument that the conversion names, or the next one, in its form.
    func text(of arguments: [FormatArgument], next: inout Int) -> String {
      if letter == "%" { return "%" }
      let index = position.map { $0 - 1 } ?? next
      if position == nil { next += 1 }
      guard arguments.indices.contains(index) else { return String(source) }
      return text(of: arguments[index])
    }

    private func text(of argument: FormatArgument) -> String {
      switch (argument.value, letter) {
      case (.signed(let number), "d"), (.signed(let number), "i"):
        String(format: "%\(options)lld", number)
      case (.unsigned(let number), "d"), (.unsigned(let number), "i"),
        (.unsigned(let number), "u"):
        String(format: "%\(options)llu", number)
      case (.signed(let number), "u"), (.signed(let number), "x"), (.signed(let number), "X"),
        (.signed(let number), "o"):
        String(format: "%\(options)ll\(letter)", number)
      case (.unsigned(let number), "x"), (.unsigned(let number), "X"), (.unsigned(let number), "o"):
        String(format: "%\(options)ll\(letter)", number)
      case (.double(let number), _) where "fFeEgGaA".contains(letter):
        String(format: "%\(options)\(letter)", number)
      default: argument.text
      }
    }
  }
#endif
