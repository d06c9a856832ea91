/// Builds the content of a control: exactly one template, after any number of `let` lines.
@resultBuilder
public struct ControlWidgetTemplateBuilder {
  /// Makes an empty template.
  public static func buildBlock() -> EmptyControlWidgetTemplate {
    EmptyControlWidgetTemplate()
  }

  /// A single template.
  public static func buildExpression<Content: ControlWidgetTemplate>(
    _ content: Content
  ) -> Content {
    content
  }

  /// Passes the template on.
  public static func buildBlock<Content: ControlWidgetTemplate>(_ content: Content) -> Content {
    content
  }
}
