extension ParameterProblem {
  /// The problem in one line, which names the parameter.
  var text: String {
    switch self {
    case .notAnAssignment(let argument):
      "\(quoted(argument)) is not of the form NAME=VALUE"
    case .unknown(let name, let suggestions):
      "there is no parameter \(quoted(name))" + Suggestions.question(suggestions)
    case .notConfigurable(let kind):
      "\(kind.onOneLine) has no parameters"
    case .badValue(let parameter, let text, let expected):
      "the parameter \(quoted(parameter)) wants \(expected), not \(quoted(text))"
    case .outOfRange(let parameter, let text, let range):
      "the parameter \(quoted(parameter)) wants a number from "
        + "\(NumberText.of(range.lowerBound)) to \(NumberText.of(range.upperBound)), not \(text)"
    case .repeated(let parameter):
      "the parameter \(quoted(parameter)) takes one value and is given several"
    case .unknownOption(let parameter, let text, let suggestions):
      "the parameter \(quoted(parameter)) has no choice \(quoted(text))"
        + Suggestions.question(suggestions)
    case .ambiguousOption(let parameter, let text, let candidates):
      "\(quoted(text)) fits several choices of the parameter \(quoted(parameter)): "
        + candidates.joined(separator: ", ")
    }
  }
}
