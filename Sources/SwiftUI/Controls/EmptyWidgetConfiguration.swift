/// A widget's configuration of nothing.
public struct EmptyWidgetConfiguration: Sendable {
  /// Makes an empty configuration.
  public nonisolated init() {}
}

extension EmptyWidgetConfiguration: WidgetConfiguration {
  /// A configuration of the library has no body.
  public typealias Body = Never
}
