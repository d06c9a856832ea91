/// A place in a text file, as editors count: both from one.
struct TextPosition: Hashable, Sendable, CustomStringConvertible {
  var line: Int
  var column: Int

  var description: String { "line \(line), column \(column)" }
}
