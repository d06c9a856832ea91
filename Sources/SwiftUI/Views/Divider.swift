/// A line between views, which says nothing.
public struct Divider: Sendable {
  /// Makes a line.
  public init() {}
}

extension Divider: View {
  /// A view of the library has no body.
  public typealias Body = Never

  /// Says nothing.
  public func _visit(_ content: inout _ViewContent) {}
}
