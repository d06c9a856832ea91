/// Room between views, which says nothing.
public struct Spacer: Sendable {
  /// The least room, in points.
  public var minLength: CGFloat?

  /// Makes room.
  public init(minLength: CGFloat? = nil) {
    self.minLength = minLength
  }
}

extension Spacer: View {
  /// A view of the library has no body.
  public typealias Body = Never

  /// Says nothing.
  public func _visit(_ content: inout _ViewContent) {}
}
