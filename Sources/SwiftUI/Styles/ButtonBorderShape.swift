/// The outline of a button; ignored here.
public struct ButtonBorderShape: Hashable, Sendable {
  private let name: String
  /// The outline of this name.
  public static let automatic = ButtonBorderShape(name: "automatic")
  /// The outline of this name.
  public static let capsule = ButtonBorderShape(name: "capsule")
  /// The outline of this name.
  public static let circle = ButtonBorderShape(name: "circle")
  /// The outline of this name.
  public static let roundedRectangle = ButtonBorderShape(name: "roundedRectangle")
  /// A rectangle with round corners; radii are in points.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape { .roundedRectangle }
}

nonisolated extension View {
  /// Accepted and ignored.
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { self }
}
