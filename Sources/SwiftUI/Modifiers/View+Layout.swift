// Surfaces draw controls their own way, so these change nothing.
nonisolated extension View {
  /// Accepted and ignored.
  public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center)
    -> some View
  { self }
  /// Accepted and ignored.
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View { self }
  /// Accepted and ignored.
  public func padding(_ insets: EdgeInsets) -> some View { self }
  /// Accepted and ignored.
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { self }
  /// Accepted and ignored.
  public func padding(_ length: CGFloat) -> some View { self }
  /// Accepted and ignored.
  public func offset(_ offset: CGSize) -> some View { self }
  /// Accepted and ignored.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { self }
  /// Accepted and ignored.
  public func position(_ position: CGPoint) -> some View { self }
  /// Accepted and ignored.
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { self }
  /// Accepted and ignored.
  public func scaledToFit() -> some View { self }
  /// Accepted and ignored.
  public func scaledToFill() -> some View { self }
  /// Accepted and ignored.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View { self }
  /// Accepted and ignored.
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View
  { self }
  /// Accepted and ignored.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View { self }
  /// Accepted and ignored.
  public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    self
  }
  /// Accepted and ignored.
  public func fixedSize() -> some View { self }
  /// Accepted and ignored.
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View { self }
  /// Accepted and ignored.
  public func layoutPriority(_ value: Double) -> some View { self }
  /// Accepted and ignored.
  public func zIndex(_ value: Double) -> some View { self }
  /// Accepted and ignored.
  public func clipped(antialiased: Bool = false) -> some View { self }
  /// Accepted and ignored.
  public func clipShape(_ shape: some Shape) -> some View { self }
  /// Accepted and ignored.
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View { self }
  /// Accepted and ignored.
  public func mask(alignment: Alignment = .center, @ViewBuilder _ mask: () -> some View)
    -> some View
  { self }
  /// Accepted and ignored.
  public func contentShape(_ shape: some Shape) -> some View { self }
  /// Accepted and ignored.
  public func contentShape(_ kind: ContentShapeKinds, _ shape: some Shape) -> some View { self }
  /// Accepted and ignored.
  public func ignoresSafeArea(edges: Edge.Set = .all) -> some View { self }
  /// Accepted and ignored.
  public func containerRelativeFrame(_ axes: Axis, alignment: Alignment = .center) -> some View {
    self
  }
  /// Accepted and ignored.
  public func contentMargins(_ length: CGFloat) -> some View { self }
  /// Accepted and ignored.
  public func contentMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View { self }
  /// Accepted and ignored.
  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    self
  }
  /// Accepted and ignored.
  public func safeAreaPadding(_ length: CGFloat) -> some View { self }
  /// Accepted and ignored.
  public func geometryGroup() -> some View { self }
  /// Accepted and ignored.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View { self }
  /// Accepted and ignored.
  public func controlSize(_ controlSize: ControlSize) -> some View { self }
  /// Accepted and ignored.
  public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View { self }
  /// Accepted and ignored.
  public func hidden() -> some View { self }
}
