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
  /// A move over the view from a side.
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition(name: "push") }
  /// A move from a side.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition(name: "move") }
  /// A change of size.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition { .scale }
  /// Different ways to come and to go.
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition { insertion }
  /// Two at once.
  public func combined(with other: AnyTransition) -> AnyTransition { self }
  /// Along a course of its own.
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}
