/// How a label is laid out; ignored here.
public protocol LabelStyle: Sendable {}

/// A layout of a label; ignored here.
public struct _SystemLabelStyle: LabelStyle {
  init() {}
}

extension LabelStyle where Self == _SystemLabelStyle {
  /// The layout of this name.
  public static var automatic: _SystemLabelStyle { _SystemLabelStyle() }
  /// The layout of this name.
  public static var iconOnly: _SystemLabelStyle { _SystemLabelStyle() }
  /// The layout of this name.
  public static var titleOnly: _SystemLabelStyle { _SystemLabelStyle() }
  /// The layout of this name.
  public static var titleAndIcon: _SystemLabelStyle { _SystemLabelStyle() }
}
