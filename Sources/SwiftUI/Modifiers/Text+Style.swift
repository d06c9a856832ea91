// Surfaces draw texts their own way, so these change nothing.
extension Text {
  /// Accepted and ignored.
  public func font(_ font: Font?) -> Text { self }
  /// Accepted and ignored.
  public func fontWeight(_ weight: Font.Weight?) -> Text { self }
  /// Accepted and ignored.
  public func fontDesign(_ design: Font.Design?) -> Text { self }
  /// Accepted and ignored.
  public func fontWidth(_ width: Font.Width?) -> Text { self }
  /// Accepted and ignored.
  public func bold() -> Text { self }
  /// Accepted and ignored.
  public func bold(_ isActive: Bool) -> Text { self }
  /// Accepted and ignored.
  public func italic() -> Text { self }
  /// Accepted and ignored.
  public func italic(_ isActive: Bool) -> Text { self }
  /// Accepted and ignored.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text { self }
  /// Accepted and ignored.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text { self }
  /// Accepted and ignored.
  public func monospaced(_ isActive: Bool = true) -> Text { self }
  /// Accepted and ignored.
  public func monospacedDigit() -> Text { self }
  /// Accepted and ignored.
  public func kerning(_ kerning: CGFloat) -> Text { self }
  /// Accepted and ignored.
  public func tracking(_ tracking: CGFloat) -> Text { self }
  /// Accepted and ignored.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text { self }
  /// Accepted and ignored.
  public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> Text { self }
  /// Accepted and ignored.
  public func foregroundColor(_ color: Color?) -> Text { self }
  /// Accepted and ignored.
  public func foregroundStyle(_ style: some ShapeStyle) -> Text { self }
}
