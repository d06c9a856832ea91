internal import Foundation
internal import ProgramText

// Exit status: 0 done, 1 a file could not be converted, 2 wrong usage.
func fail(_ message: String, status: Int32) -> Never {
  StandardError.write("controlbus-strings: \(message)\n")
  exit(status)
}

let words = Array(CommandLine.arguments.dropFirst())
if let text = Arguments.program.text(for: words) {
  print(text, terminator: "")
  exit(0)
}
do {
  var converter = Converter(try Arguments(words))
  try converter.run()
} catch let error as ConversionError {
  if case .usage = error { fail("\(error)\n\(Arguments.program.usage)", status: 2) }
  fail("\(error)", status: 1)
} catch {
  fail(error.localizedDescription, status: 1)
}
