/// The colours of shortcuts.
public enum ShortcutTileColor: Hashable, Sendable {
  /// Red.
  case red
  /// A yellowish red.
  case tangerine
  /// Orange.
  case orange
  /// Yellow.
  case yellow
  /// Lime.
  case lime
  /// Teal.
  case teal
  /// Light blue.
  case lightBlue
  /// Blue.
  case blue
  /// Navy.
  case navy
  /// Grape.
  case grape
  /// Purple.
  case purple
  /// Pink.
  case pink
  /// A greyish brown.
  case grayBrown
  /// A greyish green.
  case grayGreen
  /// A greyish blue.
  case grayBlue
}
