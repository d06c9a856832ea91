/// One option of the program or of a command, declared once for the parser, the usage, the
/// completions and the manual page.
struct OptionDeclaration: Hashable, Sendable {
  /// The long name, without its two hyphens.
  let name: String
  /// The letter of the short form; nil where there is none.
  let letter: Character?
  /// The name of the value in the usage; nil for a flag.
  let valueName: String?
  /// What the option does, in one sentence without a full stop.
  let help: String
  /// The values that a shell can offer.
  let completion: CompletionSource
  /// Whether the usage, the completions and the manual page leave it out.
  let isHidden: Bool

  /// Declares an option; without a value's name it is a flag.
  init(
    _ name: String, letter: Character? = nil, value valueName: String? = nil, help: String,
    completion: CompletionSource = .nothing, isHidden: Bool = false
  ) {
    self.name = name
    self.letter = letter
    self.valueName = valueName
    self.help = help
    self.completion = completion
    self.isHidden = isHidden
  }

  /// The forms as the usage shows them: `-t, --timeout SECONDS`.
  var forms: String {
    let short = letter.map { "-\($0), " } ?? "    "
    return short + "--" + name + (valueName.map { " " + $0 } ?? "")
  }
}
