/// What is wrong with a value that was typed for a parameter of a configurable kind.
enum ParameterProblem: Error, Hashable, Sendable {
  /// The argument has no `=`.
  case notAnAssignment(String)
  /// The kind has no such parameter.
  case unknown(String, suggestions: [String])
  /// The kind has no parameters at all.
  case notConfigurable(kind: String)
  /// The text is no value of the parameter's type.
  case badValue(parameter: String, text: String, expected: String)
  /// The number is outside of the parameter's range.
  case outOfRange(parameter: String, text: String, range: ClosedRange<Double>)
  /// A parameter that takes one value was given several.
  case repeated(parameter: String)
  /// No choice has this id or title.
  case unknownOption(parameter: String, text: String, suggestions: [String])
  /// Several choices have this title; their ids.
  case ambiguousOption(parameter: String, text: String, candidates: [String])
}
