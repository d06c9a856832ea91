/// Where a change of a store comes from, as far as anybody can know.
enum ChangeOrigin {
  /// An app or an action.
  case deed
  /// A look, and nobody else.
  case look
  /// A look that is made now or was just made, or a stranger.
  case call
  /// A look that was made as long ago as the one before the last such change, or a stranger.
  case echo
  /// A stranger: no look did it.
  case stranger
}
