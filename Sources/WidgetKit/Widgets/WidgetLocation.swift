/// The places where widgets stand on Apple's systems.
public enum WidgetLocation: Hashable, Sendable {
  /// The place of this name.
  case homeScreen, lockScreen, standBy, iPhoneWidgetsOnMac, carPlay
}
