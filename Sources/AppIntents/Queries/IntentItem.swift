/// One choice with how it is shown.
public struct IntentItem<Result: _IntentValue>: Sendable {
  /// The value.
  public let value: Result
  let display: DisplayRepresentation?

  /// A choice shown by the given texts.
  public init(
    _ value: Result, title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil,
    image: DisplayRepresentation.Image? = nil
  ) {
    self.value = value
    display = DisplayRepresentation(title: title, subtitle: subtitle, image: image)
  }

  /// A choice shown as its value shows itself.
  public init(_ value: Result) {
    self.value = value
    display = nil
  }

  var representation: DisplayRepresentation {
    if let display { return display }
    if let value = value as? any InstanceDisplayRepresentable {
      return value.displayRepresentation
    }
    if let value = value as? any CustomLocalizedStringResourceConvertible {
      return DisplayRepresentation(title: value.localizedStringResource)
    }
    return DisplayRepresentation(stringLiteral: String(describing: value))
  }

  /// Builds a list of choices from values and items.
  @resultBuilder
  public enum Builder {
    /// A value that shows itself.
    public static func buildExpression(_ value: Result) -> [IntentItem<Result>] {
      [IntentItem(value)]
    }
    /// An item.
    public static func buildExpression(_ item: IntentItem<Result>) -> [IntentItem<Result>] {
      [item]
    }
    /// Several items.
    public static func buildExpression(_ items: [IntentItem<Result>]) -> [IntentItem<Result>] {
      items
    }
    /// Several values.
    public static func buildExpression(_ values: [Result]) -> [IntentItem<Result>] {
      values.map { IntentItem($0) }
    }
    /// Items one after the other.
    public static func buildBlock(_ parts: [IntentItem<Result>]...) -> [IntentItem<Result>] {
      parts.flatMap { $0 }
    }
    /// Items of a loop.
    public static func buildArray(_ parts: [[IntentItem<Result>]]) -> [IntentItem<Result>] {
      parts.flatMap { $0 }
    }
    /// Items under a condition.
    public static func buildOptional(_ part: [IntentItem<Result>]?) -> [IntentItem<Result>] {
      part ?? []
    }
    /// Items of the first branch.
    public static func buildEither(first part: [IntentItem<Result>]) -> [IntentItem<Result>] {
      part
    }
    /// Items of the second branch.
    public static func buildEither(second part: [IntentItem<Result>]) -> [IntentItem<Result>] {
      part
    }
  }
}
