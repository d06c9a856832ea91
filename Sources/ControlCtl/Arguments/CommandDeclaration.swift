/// One command of the program: what the parser accepts, and what the usage, the completions and the
/// manual page say of it.
struct CommandDeclaration: Hashable, Sendable {
  /// The word that selects the command.
  let name: String
  /// What the command does, in one sentence without a full stop.
  let summary: String
  /// More about it: paragraphs that are separated by an empty line.
  let details: String
  /// The operands in their order.
  let operands: [OperandDeclaration]
  /// The command's own options; the program's are beside them.
  let options: [OptionDeclaration]

  /// Declares a command.
  init(
    _ name: String, summary: String, details: String = "", operands: [OperandDeclaration] = [],
    options: [OptionDeclaration] = []
  ) {
    self.name = name
    self.summary = summary
    self.details = details
    self.operands = operands
    self.options = options
  }

  /// The options that the usage shows.
  var visibleOptions: [OptionDeclaration] { options.filter { !$0.isHidden } }

  /// The command's line in the synopsis, such as `set [--from-swaync] NAME [VALUE]`.
  var synopsis: String {
    let flags = visibleOptions.map { option in
      "[--\(option.name)\(option.valueName.map { " " + $0 } ?? "")]"
    }
    return ([name] + flags + operands.map(\.usage)).joined(separator: " ")
  }

  /// The operand that the argument at this position belongs to; nil beyond the last one.
  func operand(at position: Int) -> OperandDeclaration? {
    if position < operands.count { return operands[position] }
    guard let last = operands.last, last.isRepeated else { return nil }
    return last
  }
}
