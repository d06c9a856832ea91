/// How a reader of the screen treats the views within. Nothing is drawn here, so it is only a value for ignored modifiers.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  private let name: String
  /// The choice of this name.
  public static let ignore = AccessibilityChildBehavior(name: "ignore")
  /// The choice of this name.
  public static let contain = AccessibilityChildBehavior(name: "contain")
  /// The choice of this name.
  public static let combine = AccessibilityChildBehavior(name: "combine")
}
