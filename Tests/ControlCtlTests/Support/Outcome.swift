@testable import ControlCtl

/// What came of one run of the program.
struct Outcome: Hashable {
  let status: ControlCtl.ExitStatus
  let output: String
  let errors: String

  /// The whole outcome as one text, for golden files.
  var transcript: String {
    [output, errors.isEmpty ? "" : "stderr: " + errors, "status: \(status.rawValue)"]
      .filter { !$0.isEmpty }.joined(separator: "\n")
  }
}
