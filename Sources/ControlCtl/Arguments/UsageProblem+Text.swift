extension UsageProblem {
  /// The problem in one line.
  var text: String {
    switch self {
    case .missingCommand: "no command is given"
    case .unknownCommand(let name, let suggestions):
      "there is no command \(quoted(name))" + Suggestions.question(suggestions)
    case .unknownOption(let name, let suggestions):
      "there is no option \(quoted(name))" + Suggestions.question(suggestions)
    case .missingValue(let option, let valueName): "--\(option) needs a value: \(valueName)"
    case .unexpectedValue(let option): "--\(option) takes no value"
    case .missingOperand(let name): "\(name) is missing"
    case .unexpectedOperand(let text): "the argument \(quoted(text)) is one too many"
    case .badValue(let place, let text, let expected):
      "\(place): \(quoted(text)) is not \(expected)"
    case .conflict(let first, let second): "\(first) and \(second) exclude each other"
    case .needs(let first, let second): "\(first) needs \(second)"
    }
  }
}
