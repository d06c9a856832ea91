/// A shape, which says nothing here.
nonisolated public struct RoundedRectangle: Shape {
  /// Makes the shape; radii are in points.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {}

  /// Makes the shape; radii are in points.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {}
}

extension Shape where Self == RoundedRectangle {
  /// A rectangle with round corners.
  public static func rect(
    cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
}
