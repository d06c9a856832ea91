/// One operand of a command: an argument that is known by its place.
struct OperandDeclaration: Hashable, Sendable {
  /// How often an operand may stand.
  enum Count: Hashable, Sendable {
    /// Exactly once.
    case one
    /// Once or not at all.
    case optional
    /// Any number of times; only the last operand of a command may.
    case any
    /// At least once; only the last operand of a command may.
    case some
  }

  /// The operand's name in the usage.
  let name: String
  /// How often it may stand.
  let count: Count
  /// What it means, in one sentence without a full stop.
  let help: String
  /// The words that a shell can offer.
  let completion: CompletionSource

  /// Declares an operand.
  init(
    _ name: String, count: Count = .one, help: String, completion: CompletionSource = .nothing
  ) {
    self.name = name
    self.count = count
    self.help = help
    self.completion = completion
  }

  /// The operand as the usage shows it, such as `[NAME…]`.
  var usage: String {
    switch count {
    case .one: name
    case .optional: "[\(name)]"
    case .any: "[\(name) …]"
    case .some: "\(name) …"
    }
  }

  /// Whether the operand may be left out.
  var isOptional: Bool { count == .optional || count == .any }

  /// Whether the operand takes all arguments that follow.
  var isRepeated: Bool { count == .any || count == .some }
}
