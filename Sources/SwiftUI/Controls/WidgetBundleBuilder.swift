/// Builds a bundle's list: widgets, controls, nested bundles' bodies, and `if #available` blocks.
@MainActor @preconcurrency @resultBuilder
public struct WidgetBundleBuilder {
  /// A widget, or another bundle's body.
  public static func buildExpression<Content: Widget>(_ content: Content) -> Content {
    content
  }

  /// A control.
  public static func buildExpression<Control: ControlWidget>(
    _ control: Control
  ) -> _ControlAsWidget<Control> {
    _ControlAsWidget()
  }

  /// An empty list.
  public static func buildBlock() -> _EmptyWidget {
    _EmptyWidget()
  }

  /// A list of one.
  public static func buildBlock<Content: Widget>(_ content: Content) -> Content {
    content
  }

  /// A list.
  public static func buildBlock<each Content: Widget>(
    _ content: repeat each Content
  ) -> _WidgetTuple<repeat each Content> {
    _WidgetTuple(repeat each content)
  }

  /// An `if` without `else`.
  public static func buildOptional<Content: Widget>(
    _ content: Content?
  ) -> _OptionalWidget<Content> {
    _OptionalWidget(content)
  }

  /// The first branch of an `if #available … else`.
  public static func buildEither(first content: some Widget) -> _AnyWidget {
    _AnyWidget(content)
  }

  /// The other branch of an `if #available … else`.
  public static func buildEither(second content: some Widget) -> _AnyWidget {
    _AnyWidget(content)
  }

  /// The content of an `if #available`, which is always true here.
  public static func buildLimitedAvailability(_ content: some Widget) -> _AnyWidget {
    _AnyWidget(content)
  }
}
