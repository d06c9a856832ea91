import Foundation

/// What a command says to the person who runs it.
enum Console {
  /// The name by which the program was called.
  static var programName: String {
    URL(filePath: CommandLine.arguments.first ?? "extension").lastPathComponent
  }

  /// Writes to the standard error stream, with the program's name before it.
  static func complain(_ text: String) {
    FileHandle.standardError.write(Data("\(programName): \(text)\n".utf8))
  }
}
