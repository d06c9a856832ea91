/// Choices under one title.
public struct IntentItemSection<Result: _IntentValue>: Sendable {
  /// The title; nil without one.
  public let title: LocalizedStringResource?
  /// A second line. Not shown on Linux.
  public let subtitle: LocalizedStringResource?
  /// A picture. Not shown on Linux.
  public let image: DisplayRepresentation.Image?
  /// The choices.
  public let items: [IntentItem<Result>]

  /// A section without a title.
  public init(items: [IntentItem<Result>]) {
    self.init(nil, nil, nil, items)
  }

  /// A section without a title, of values that show themselves.
  public init(items: [Result]) {
    self.init(nil, nil, nil, items.map { IntentItem($0) })
  }

  /// A section with a title.
  public init(_ title: LocalizedStringResource, items: [IntentItem<Result>]) {
    self.init(title, nil, nil, items)
  }

  /// A section with a title, of values that show themselves.
  public init(_ title: LocalizedStringResource, items: [Result]) {
    self.init(title, nil, nil, items.map { IntentItem($0) })
  }

  /// A section with a title.
  public init(title: LocalizedStringResource, items: [IntentItem<Result>]) {
    self.init(title, nil, nil, items)
  }

  /// A section of what a builder lists.
  public init(
    _ title: LocalizedStringResource? = nil,
    @IntentItem<Result>.Builder itemsBuilder: () -> [IntentItem<Result>]
  ) {
    self.init(title, nil, nil, itemsBuilder())
  }

  /// A section of what a builder lists, with a second line and a picture.
  public init(
    _ title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil,
    image: DisplayRepresentation.Image? = nil,
    @IntentItem<Result>.Builder itemsBuilder: () -> [IntentItem<Result>]
  ) {
    self.init(title, subtitle, image, itemsBuilder())
  }

  /// A section of given choices, with a second line and a picture.
  public init(
    _ title: LocalizedStringResource, subtitle: LocalizedStringResource?,
    image: DisplayRepresentation.Image? = nil, items: [IntentItem<Result>]
  ) {
    self.init(title, subtitle, image, items)
  }

  private init(
    _ title: LocalizedStringResource?, _ subtitle: LocalizedStringResource?,
    _ image: DisplayRepresentation.Image?, _ items: [IntentItem<Result>]
  ) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
    self.items = items
  }

  /// Builds a list of sections; items outside of a section form one without a title.
  @resultBuilder
  public enum Builder {
    /// A section.
    public static func buildExpression(
      _ section: IntentItemSection<Result>
    ) -> [IntentItemSection<Result>] { [section] }
    /// Several sections.
    public static func buildExpression(
      _ sections: [IntentItemSection<Result>]
    ) -> [IntentItemSection<Result>] { sections }
    /// An item.
    public static func buildExpression(
      _ item: IntentItem<Result>
    ) -> [IntentItemSection<Result>] { [IntentItemSection(items: [item])] }
    /// A value that shows itself.
    public static func buildExpression(_ value: Result) -> [IntentItemSection<Result>] {
      [IntentItemSection(items: [IntentItem(value)])]
    }
    /// Sections one after the other.
    public static func buildBlock(
      _ parts: [IntentItemSection<Result>]...
    ) -> [IntentItemSection<Result>] { parts.flatMap { $0 } }
    /// Sections of a loop.
    public static func buildArray(
      _ parts: [[IntentItemSection<Result>]]
    ) -> [IntentItemSection<Result>] { parts.flatMap { $0 } }
    /// Sections under a condition.
    public static func buildOptional(
      _ part: [IntentItemSection<Result>]?
    ) -> [IntentItemSection<Result>] { part ?? [] }
    /// Sections of the first branch.
    public static func buildEither(
      first part: [IntentItemSection<Result>]
    ) -> [IntentItemSection<Result>] { part }
    /// Sections of the second branch.
    public static func buildEither(
      second part: [IntentItemSection<Result>]
    ) -> [IntentItemSection<Result>] { part }
  }
}
