// Surfaces draw controls their own way, so these change nothing.
nonisolated extension View {
  /// Accepted and ignored.
  public func foregroundColor(_ color: Color?) -> some View { self }
  /// Accepted and ignored.
  public func foregroundStyle(_ style: some ShapeStyle) -> some View { self }
  /// Accepted and ignored.
  public func foregroundStyle(_ primary: some ShapeStyle, _ secondary: some ShapeStyle) -> some View
  { self }
  /// Accepted and ignored.
  public func foregroundStyle(
    _ primary: some ShapeStyle, _ secondary: some ShapeStyle, _ tertiary: some ShapeStyle
  ) -> some View { self }
  /// Accepted and ignored.
  public func tint(_ tint: Color?) -> some View { self }
  /// Accepted and ignored.
  public func tint(_ tint: some ShapeStyle) -> some View { self }
  /// Accepted and ignored.
  public func accentColor(_ accentColor: Color?) -> some View { self }
  /// Accepted and ignored.
  public func opacity(_ opacity: Double) -> some View { self }
  /// Accepted and ignored.
  public func background(_ style: some ShapeStyle) -> some View { self }
  /// Accepted and ignored.
  public func background(_ style: some ShapeStyle, in shape: some Shape) -> some View { self }
  /// Accepted and ignored.
  public func background(_ background: some View, alignment: Alignment = .center) -> some View {
    self
  }
  /// Accepted and ignored.
  public func background(alignment: Alignment = .center, @ViewBuilder content: () -> some View)
    -> some View
  { self }
  /// Accepted and ignored.
  public func overlay(alignment: Alignment = .center, @ViewBuilder content: () -> some View)
    -> some View
  { self }
  /// Accepted and ignored.
  public func overlay(_ overlay: some View, alignment: Alignment = .center) -> some View { self }
  /// Accepted and ignored.
  public func overlay(_ style: some ShapeStyle, in shape: some Shape) -> some View { self }
  /// Accepted and ignored.
  public func border(_ content: some ShapeStyle, width: CGFloat = 1) -> some View { self }
  /// Accepted and ignored.
  public func shadow(color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0)
    -> some View
  { self }
  /// Accepted and ignored.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some View { self }
  /// Accepted and ignored.
  public func brightness(_ amount: Double) -> some View { self }
  /// Accepted and ignored.
  public func contrast(_ amount: Double) -> some View { self }
  /// Accepted and ignored.
  public func saturation(_ amount: Double) -> some View { self }
  /// Accepted and ignored.
  public func grayscale(_ amount: Double) -> some View { self }
  /// Accepted and ignored.
  public func colorMultiply(_ color: Color) -> some View { self }
  /// Accepted and ignored.
  public func colorInvert() -> some View { self }
  /// Accepted and ignored.
  public func hueRotation(_ angle: Angle) -> some View { self }
  /// Accepted and ignored.
  public func blendMode(_ blendMode: BlendMode) -> some View { self }
  /// Accepted and ignored.
  public func compositingGroup() -> some View { self }
  /// Accepted and ignored.
  public func drawingGroup(opaque: Bool = false) -> some View { self }
  /// Accepted and ignored.
  public func luminanceToAlpha() -> some View { self }
  /// Accepted and ignored.
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View { self }
  /// Accepted and ignored.
  public func containerBackground(
    _ style: some ShapeStyle, for container: ContainerBackgroundPlacement
  ) -> some View { self }
  /// Accepted and ignored.
  public func containerBackground(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center,
    @ViewBuilder content: () -> some View
  ) -> some View { self }
  /// Accepted and ignored.
  public func redacted(reason: RedactionReasons) -> some View { self }
  /// Accepted and ignored.
  public func unredacted() -> some View { self }
}
