/// The shapes of widgets, for parameters that depend on them. Widgets are not shown on Linux.
public enum IntentWidgetFamily: Hashable, Sendable {
  /// A small widget.
  case systemSmall
  /// A medium widget.
  case systemMedium
  /// A large widget.
  case systemLarge
  /// A very large widget.
  case systemExtraLarge
  /// A round widget on the lock screen.
  case accessoryCircular
  /// A wide widget on the lock screen.
  case accessoryRectangular
  /// A line on the lock screen.
  case accessoryInline
  /// A corner of a watch face.
  case accessoryCorner
}
