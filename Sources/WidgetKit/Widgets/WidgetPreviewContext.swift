/// Shows a preview as a widget. Nothing shows previews here.
public struct WidgetPreviewContext: Sendable {
  /// Makes a context of a widget's size.
  public init(family: WidgetFamily) {}
}

nonisolated extension View {
  /// Accepted and ignored.
  public func previewContext(_ value: WidgetPreviewContext) -> some View { self }
  /// Accepted and ignored.
  public func widgetLabel<Label: View>(@ViewBuilder label: () -> Label) -> some View { self }
  /// Accepted and ignored.
  public func widgetLabel(_ labelKey: LocalizedStringKey) -> some View { self }
  /// Accepted and ignored.
  @_disfavoredOverload
  public func widgetLabel(_ label: some StringProtocol) -> some View { self }
}
