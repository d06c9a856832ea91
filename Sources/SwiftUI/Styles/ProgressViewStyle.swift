/// How progress within a widget looks; ignored here.
public protocol ProgressViewStyle: Sendable {}

/// A look of progress that the system has; ignored here.
public struct _SystemProgressViewStyle: ProgressViewStyle {
  init() {}
}

extension ProgressViewStyle where Self == _SystemProgressViewStyle {
  /// The look of this name.
  public static var automatic: _SystemProgressViewStyle { _SystemProgressViewStyle() }
  /// The look of this name.
  public static var linear: _SystemProgressViewStyle { _SystemProgressViewStyle() }
  /// The look of this name.
  public static var circular: _SystemProgressViewStyle { _SystemProgressViewStyle() }
}

nonisolated extension View {
  /// Accepted and ignored.
  public func progressViewStyle(_ style: some ProgressViewStyle) -> some View { self }
}
