/// Room at the four sides of a view, in points; ignored here.
public struct EdgeInsets: Hashable, Sendable {
  /// The room above.
  public var top: CGFloat
  /// The room where lines begin.
  public var leading: CGFloat
  /// The room below.
  public var bottom: CGFloat
  /// The room where lines end.
  public var trailing: CGFloat

  /// Makes room at the four sides.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Makes no room.
  public init() {
    self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
  }
}
