/// Builds the body of a control: exactly one configuration.
@resultBuilder
public struct ControlWidgetConfigurationBuilder {
  /// Makes an empty configuration, which is rejected since it has no kind.
  public static func buildBlock() -> EmptyControlWidgetConfiguration {
    EmptyControlWidgetConfiguration()
  }

  /// A single configuration.
  public static func buildExpression<Content: ControlWidgetConfiguration>(
    _ content: Content
  ) -> Content {
    content
  }

  /// Passes the configuration on.
  public static func buildBlock<Content: ControlWidgetConfiguration>(
    _ content: Content
  ) -> Content {
    content
  }
}
