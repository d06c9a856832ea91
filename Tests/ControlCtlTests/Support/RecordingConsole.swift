import Bus

@testable import ControlCtl

/// Keeps what a command writes, and answers its questions.
@BusActor final class RecordingConsole: Console {
  let isColored: Bool
  let columns: Int?
  let isInteractive: Bool
  private(set) var output: [String] = []
  private(set) var errors: [String] = []
  private var answers: [String]

  init(isColored: Bool = false, columns: Int? = nil, answers: [String]? = nil) {
    self.isColored = isColored
    self.columns = columns
    self.answers = answers ?? []
    isInteractive = answers != nil
  }

  func print(_ line: String) { output.append(line) }
  func report(_ line: String) { errors.append(line) }

  func ask(_ prompt: String) -> String? {
    output.append(prompt)
    return answers.isEmpty ? nil : answers.removeFirst()
  }

  func endWithReader(andParent parent: Bool) {}
}
