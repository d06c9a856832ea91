/// A shape, which says nothing here.
public protocol Shape: View, Sendable where Body == Never {}

extension Shape {
  /// Says nothing.
  public func _visit(_ content: inout _ViewContent) {}

  /// Fills the shape; ignored.
  public func fill(_ content: some ShapeStyle = .foreground) -> some View { self }
  /// Draws the shape's outline; ignored.
  public func stroke(_ content: some ShapeStyle = .foreground, lineWidth: CGFloat = 1) -> some View
  {
    self
  }
  /// Draws the shape's outline within it; ignored.
  public func strokeBorder(
    _ content: some ShapeStyle = .foreground, lineWidth: CGFloat = 1
  ) -> some View { self }
  /// Draws the shape's outline; ignored.
  public func stroke(_ content: some ShapeStyle = .foreground, style: StrokeStyle) -> some View {
    self
  }
  /// Draws the shape's outline within it; ignored.
  public func strokeBorder(
    _ content: some ShapeStyle = .foreground, style: StrokeStyle
  ) -> some View { self }
  /// Draws a part of the shape; ignored.
  public func trim(from start: CGFloat = 0, to end: CGFloat = 1) -> some Shape { self }
}
