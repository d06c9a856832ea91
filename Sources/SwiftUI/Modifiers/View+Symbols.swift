// Surfaces draw controls their own way, so these change nothing.
nonisolated extension View {
  /// Accepted and ignored.
  public func imageScale(_ scale: Image.Scale) -> some View { self }
  /// Accepted and ignored.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { self }
  /// Accepted and ignored.
  public func symbolVariant(_ variant: SymbolVariants) -> some View { self }
  /// Accepted and ignored.
  public func symbolEffect(
    _ effect: some SymbolEffect, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View { self }
  /// Accepted and ignored.
  public func symbolEffect<Value: Equatable>(
    _ effect: some SymbolEffect, options: SymbolEffectOptions = .default, value: Value
  ) -> some View { self }
  /// Accepted and ignored.
  public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }
  /// Accepted and ignored.
  public func contentTransition(_ transition: ContentTransition) -> some View { self }
  /// Accepted and ignored.
  public func labelStyle(_ style: some LabelStyle) -> some View { self }
  /// Accepted and ignored.
  public func labelsHidden() -> some View { self }
  /// Accepted and ignored.
  public func widgetAccentable(_ accentable: Bool = true) -> some View { self }
}
