/// Why a text is no JSON5 that the host can use, and where.
struct JSONSyntaxError: Error, Hashable, Sendable, CustomStringConvertible {
  var position: TextPosition
  var reason: String

  var description: String { "\(position): \(reason)" }
}
