/// What is wrong with a command line.
enum UsageProblem: Error, Hashable, Sendable {
  /// No command was given.
  case missingCommand
  /// There is no such command; the nearest names follow.
  case unknownCommand(String, suggestions: [String])
  /// There is no such option, written with its hyphens; the nearest names follow.
  case unknownOption(String, suggestions: [String])
  /// The option stands without its value.
  case missingValue(option: String, valueName: String)
  /// The flag was given a value.
  case unexpectedValue(option: String)
  /// A required operand is missing.
  case missingOperand(String)
  /// There are more arguments than operands.
  case unexpectedOperand(String)
  /// The text cannot be what the place wants.
  case badValue(place: String, text: String, expected: String)
  /// Two things that exclude each other were given.
  case conflict(String, String)
  /// Something is required beside what was given.
  case needs(String, String)
}
