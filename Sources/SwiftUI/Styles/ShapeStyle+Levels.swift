extension ShapeStyle {
  /// A lesser level of the style.
  public var secondary: some ShapeStyle { self }
  /// A lesser level of the style.
  public var tertiary: some ShapeStyle { self }
  /// A lesser level of the style.
  public var quaternary: some ShapeStyle { self }
  /// A lesser level of the style.
  public var quinary: some ShapeStyle { self }

  /// The style with an opacity.
  @_disfavoredOverload
  public func opacity(_ opacity: Double) -> some ShapeStyle { self }
}
