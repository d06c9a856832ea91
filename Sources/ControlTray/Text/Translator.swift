/// Gives the tray's texts in the session's language.
public struct Translator: Sendable {
  /// Translates nothing.
  public static let english = Translator { $0 }

  private let translate: @Sendable (String) -> String

  /// Makes a translator of a look-up in a catalogue, which answers an unknown text with itself.
  public init(_ translate: @escaping @Sendable (String) -> String) {
    self.translate = translate
  }

  func callAsFunction(_ phrase: Phrase) -> String { translate(phrase.rawValue) }

  /// A phrase with a name in it.
  func callAsFunction(_ phrase: Phrase, _ name: String) -> String {
    let text = self(phrase)
    guard let place = text.firstRange(of: "%s") else { return text }
    return text.replacingCharacters(in: place, with: name)
  }

  /// A reason that the service gives: its own sentences are translated, an app's words are not.
  func callAsFunction(reason: String) -> String {
    for phrase in Phrase.serviceSentences {
      if let name = phrase.name(in: reason) { return self(phrase, String(name)) }
    }
    return reason
  }
}

extension String {
  func firstRange(of part: String) -> Range<Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(part) { return start..<index(start, offsetBy: part.count) }
      start = index(after: start)
    }
    return nil
  }

  fileprivate func replacingCharacters(in range: Range<Index>, with text: String) -> String {
    self[..<range.lowerBound] + text + self[range.upperBound...]
  }
}
