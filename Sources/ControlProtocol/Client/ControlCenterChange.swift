public import Bus

/// What changed in the host's objects, for ``ControlCenterClient/onChange``.
public enum ControlCenterChange: Hashable, Sendable {
  /// The host appeared, and everything is known of it.
  case hostAppeared
  /// The host went; what was known of it is gone.
  case hostVanished
  /// A placed control looks different, or its sort, name or configuration changed.
  case control(ObjectPath)
  /// A control was placed.
  case controlAdded(ObjectPath)
  /// A control was removed.
  case controlRemoved(ObjectPath)
  /// The user's order changed.
  case order
  /// The gallery changed.
  case gallery
  /// An extension changed.
  case extensions
  /// The session was locked or unlocked.
  case lock
}
