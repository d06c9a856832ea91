/// A look of buttons that the system has; ignored here.
public protocol PrimitiveButtonStyle: Sendable {}

/// A look of buttons that the system has; ignored here.
public struct _SystemButtonStyle: PrimitiveButtonStyle {
  init() {}
}

extension PrimitiveButtonStyle where Self == _SystemButtonStyle {
  /// The look of this name.
  public static var automatic: _SystemButtonStyle { _SystemButtonStyle() }
  /// The look of this name.
  public static var plain: _SystemButtonStyle { _SystemButtonStyle() }
  /// The look of this name.
  public static var bordered: _SystemButtonStyle { _SystemButtonStyle() }
  /// The look of this name.
  public static var borderedProminent: _SystemButtonStyle { _SystemButtonStyle() }
  /// The look of this name.
  public static var borderless: _SystemButtonStyle { _SystemButtonStyle() }
}

nonisolated extension View {
  /// Accepted and ignored.
  public func buttonStyle(_ style: some PrimitiveButtonStyle) -> some View { self }
  /// Accepted and ignored.
  public func buttonStyle(_ style: some ButtonStyle) -> some View { self }
}
