/// Builds the content of a label out of statements.
@resultBuilder
public struct ViewBuilder {
  /// A single view.
  public static func buildExpression<Content: View>(_ content: Content) -> Content {
    content
  }

  /// Makes the empty view of an empty block.
  public static func buildBlock() -> EmptyView {
    EmptyView()
  }

  /// Passes a single view on.
  public static func buildBlock<Content: View>(_ content: Content) -> Content {
    content
  }

  /// Joins several views.
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<repeat each Content> {
    TupleView(repeat each content)
  }

  /// Takes an `if` without `else`.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? {
    content
  }

  /// Takes the first branch of an `if` or `switch`.
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(storage: .first(first))
  }

  /// Takes the other branch of an `if` or `switch`.
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(storage: .second(second))
  }

  /// Takes an `if #available`.
  public static func buildLimitedAvailability(_ content: some View) -> AnyView {
    AnyView(content)
  }
}
