/// A parameter's name with the text that was typed for it.
struct Assignment: Hashable, Sendable {
  /// The parameter's name.
  let name: String
  /// The text behind the `=`; it may be empty.
  let text: String

  /// Reads `NAME=VALUE`.
  init(_ argument: String) throws(ParameterProblem) {
    guard let sign = argument.firstIndex(of: "="), sign != argument.startIndex else {
      throw .notAnAssignment(argument)
    }
    name = String(argument[..<sign])
    text = String(argument[argument.index(after: sign)...])
  }
}
