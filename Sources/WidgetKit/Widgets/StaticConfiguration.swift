/// A widget without choices. Widgets compile and are not shown here.
@MainActor @preconcurrency
public struct StaticConfiguration<Content: View> {
  /// A widget that shows a provider's timeline.
  public init<Provider: TimelineProvider>(
    kind: String, provider: Provider,
    @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) {}
}

extension StaticConfiguration: WidgetConfiguration {
  /// A configuration of the library has no body.
  public typealias Body = Never
}
