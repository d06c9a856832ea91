internal import Bus
internal import ControlModel

/// Why a command failed. Facts only; the text and the exit status are made at the edge.
enum CommandFailure: Error, Hashable, Sendable {
  /// The command line is wrong; the command's name where one was recognized.
  case usage(UsageProblem, command: String?)
  /// Nothing of this sort has this name.
  case unknownName(NamedSort, String, suggestions: [String])
  /// Several things have this name; what to type instead.
  case ambiguousName(NamedSort, String, candidates: [String])
  /// The parameters that were typed do not fit the kind.
  case parameter(ParameterProblem)
  /// The person who was asked for the parameters ended the input.
  case unanswered
  /// The control is of another sort than the command is for.
  case wrongType(name: String, ControlType)
  /// The control has no such property.
  case unknownProperty(String, suggestions: [String])
  /// The control's value cannot be known now, with the host's reason or an empty text.
  case valueUnavailable(name: String, ControlState, reason: String)
  /// There is no session bus.
  case noBus(BusError)
  /// A call to the service failed; the control's title where one was meant.
  case service(BusError, title: String?)
  /// There was no answer within this time.
  case timedOut(Duration, Awaited)
}
