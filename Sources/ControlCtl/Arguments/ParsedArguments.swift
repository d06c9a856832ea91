/// A command line that fits the declarations.
struct ParsedArguments: Hashable, Sendable {
  /// The name of the command; nil when none was given, which only `--help` and `--version` allow.
  var command: String?
  /// The values of each option that was given, by long name; a flag's are empty texts.
  var options: [String: [String]] = [:]
  /// The operands in their order.
  var operands: [String] = []

  /// Whether the flag was given.
  func has(_ option: String) -> Bool { options[option] != nil }

  /// The option's value, the last one where it was given several times; nil when it was not given.
  func value(of option: String) -> String? { options[option]?.last }

  /// All values of an option, in their order.
  func values(of option: String) -> [String] { options[option] ?? [] }

  /// The operand at this place; nil when it was left out.
  func operand(_ index: Int) -> String? {
    operands.indices.contains(index) ? operands[index] : nil
  }

  /// The operand at this place, which the declaration requires; empty only when it does not.
  func requiredOperand(_ index: Int) -> String { operand(index) ?? "" }
}
