/// Where a change of a store comes from, as far as anybody can know.
enum ChangeOrigin: Hashable {
  /// An app or an action.
  case deed
  /// A look, and nobody else.
  case look
  /// A stranger who changes the store again and again, or a look that does so more than once.
  case series
  /// A look that is made now or was just made, or a stranger.
  case call
  /// A look that was made as long ago as a look before an earlier change was, or a stranger. The number
  /// tells one such distance from the next.
  case echo(Int)
  /// A stranger: no look did it.
  case stranger
}
