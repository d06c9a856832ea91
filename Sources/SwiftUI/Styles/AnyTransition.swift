/// How a view comes and goes. Nothing is drawn here, so it is only a value for ignored modifiers.
public struct AnyTransition: Hashable, Sendable {
  private let name: String
  /// The choice of this name.
  public static let identity = AnyTransition(name: "identity")
  /// The choice of this name.
  public static let opacity = AnyTransition(name: "opacity")
  /// The choice of this name.
  public static let slide = AnyTransition(name: "slide")
  /// The choice of this name.
  public static let scale = AnyTransition(name: "scale")
}
