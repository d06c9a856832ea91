// Surfaces draw controls their own way, so these change nothing.
nonisolated extension View {
  /// Accepted and ignored.
  public func font(_ font: Font?) -> some View { self }
  /// Accepted and ignored.
  public func fontWeight(_ weight: Font.Weight?) -> some View { self }
  /// Accepted and ignored.
  public func fontDesign(_ design: Font.Design?) -> some View { self }
  /// Accepted and ignored.
  public func fontWidth(_ width: Font.Width?) -> some View { self }
  /// Accepted and ignored.
  public func bold(_ isActive: Bool = true) -> some View { self }
  /// Accepted and ignored.
  public func italic(_ isActive: Bool = true) -> some View { self }
  /// Accepted and ignored.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> some View { self }
  /// Accepted and ignored.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> some View { self }
  /// Accepted and ignored.
  public func monospaced(_ isActive: Bool = true) -> some View { self }
  /// Accepted and ignored.
  public func monospacedDigit() -> some View { self }
  /// Accepted and ignored.
  public func kerning(_ kerning: CGFloat) -> some View { self }
  /// Accepted and ignored.
  public func tracking(_ tracking: CGFloat) -> some View { self }
  /// Accepted and ignored.
  public func baselineOffset(_ baselineOffset: CGFloat) -> some View { self }
  /// Accepted and ignored.
  public func textCase(_ textCase: Text.Case?) -> some View { self }
  /// Accepted and ignored.
  public func lineLimit(_ number: Int?) -> some View { self }
  /// Accepted and ignored.
  public func lineLimit(_ number: Int, reservesSpace: Bool) -> some View { self }
  /// Accepted and ignored.
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View { self }
  /// Accepted and ignored.
  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View { self }
  /// Accepted and ignored.
  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View { self }
  /// Accepted and ignored.
  public func lineSpacing(_ lineSpacing: CGFloat) -> some View { self }
  /// Accepted and ignored.
  public func minimumScaleFactor(_ factor: CGFloat) -> some View { self }
  /// Accepted and ignored.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View { self }
  /// Accepted and ignored.
  public func truncationMode(_ mode: Text.TruncationMode) -> some View { self }
  /// Accepted and ignored.
  public func allowsTightening(_ flag: Bool) -> some View { self }
  /// Accepted and ignored.
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { self }
  /// Accepted and ignored.
  public func dynamicTypeSize(_ range: ClosedRange<DynamicTypeSize>) -> some View { self }
  /// Accepted and ignored.
  public func dynamicTypeSize(_ range: PartialRangeThrough<DynamicTypeSize>) -> some View { self }
  /// Accepted and ignored.
  public func dynamicTypeSize(_ range: PartialRangeFrom<DynamicTypeSize>) -> some View { self }
  /// Accepted and ignored.
  public func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }
}
