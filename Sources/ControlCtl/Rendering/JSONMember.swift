/// A key of a JSON object with its value.
struct JSONMember: Hashable, Sendable {
  /// The key.
  let key: String
  /// The value.
  let value: JSONValue
}
