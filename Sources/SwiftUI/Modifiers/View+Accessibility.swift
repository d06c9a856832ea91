// Surfaces speak a control by its title, value and hint, so these change nothing.
nonisolated extension View {
  /// Accepted and ignored.
  public func accessibilityLabel(_ label: Text) -> some View { self }
  /// Accepted and ignored.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View { self }
  /// Accepted and ignored.
  @_disfavoredOverload
  public func accessibilityLabel(_ label: LocalizedStringResource) -> some View { self }
  /// Accepted and ignored.
  @_disfavoredOverload
  public func accessibilityLabel<Content: StringProtocol>(_ label: Content) -> some View { self }
  /// Accepted and ignored.
  public func accessibilityValue(_ value: Text) -> some View { self }
  /// Accepted and ignored.
  public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View { self }
  /// Accepted and ignored.
  @_disfavoredOverload
  public func accessibilityValue(_ value: LocalizedStringResource) -> some View { self }
  /// Accepted and ignored.
  @_disfavoredOverload
  public func accessibilityValue<Content: StringProtocol>(_ value: Content) -> some View { self }
  /// Accepted and ignored.
  public func accessibilityHint(_ hint: Text) -> some View { self }
  /// Accepted and ignored.
  public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View { self }
  /// Accepted and ignored.
  @_disfavoredOverload
  public func accessibilityHint(_ hint: LocalizedStringResource) -> some View { self }
  /// Accepted and ignored.
  @_disfavoredOverload
  public func accessibilityHint<Content: StringProtocol>(_ hint: Content) -> some View { self }
  /// Accepted and ignored.
  public func accessibilityIdentifier(_ identifier: String) -> some View { self }
  /// Accepted and ignored.
  public func accessibilityHidden(_ hidden: Bool) -> some View { self }
  /// Accepted and ignored.
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { self }
  /// Accepted and ignored.
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View { self }
  /// Accepted and ignored.
  public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    self
  }
  /// Accepted and ignored.
  public func accessibilitySortPriority(_ priority: Double) -> some View { self }
  /// Accepted and ignored.
  public func accessibilityInputLabels(_ labels: [Text]) -> some View { self }
}
