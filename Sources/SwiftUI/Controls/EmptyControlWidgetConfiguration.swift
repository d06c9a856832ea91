/// A configuration of nothing. It has no kind, so the control is not served.
public struct EmptyControlWidgetConfiguration: Sendable {
  /// Makes an empty configuration.
  public nonisolated init() {}
}

extension EmptyControlWidgetConfiguration: ControlWidgetConfiguration {
  /// A configuration of the library has no body.
  public typealias Body = Never

  /// Writes nothing.
  public func _write(to recipe: inout _ControlRecipe) {}
}
