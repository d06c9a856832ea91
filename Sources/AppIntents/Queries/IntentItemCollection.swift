/// A list of choices in sections.
public struct IntentItemCollection<Result: _IntentValue>: ResultsCollection, Sendable {
  /// What the user is asked. Not shown on Linux.
  public let promptLabel: LocalizedStringResource?
  /// Whether the choices have an alphabetical index. Without effect on Linux.
  public let usesIndexedCollation: Bool
  /// The sections.
  public let sections: [IntentItemSection<Result>]

  /// A collection of sections.
  public init(
    promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
    sections: [IntentItemSection<Result>]
  ) {
    self.promptLabel = promptLabel
    self.usesIndexedCollation = usesIndexedCollation
    self.sections = sections
  }

  /// A collection of values that show themselves.
  public init(
    promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
    items: [Result]
  ) {
    self.init(
      promptLabel: promptLabel, usesIndexedCollation: usesIndexedCollation,
      sections: [IntentItemSection(items: items)])
  }

  /// A collection of items.
  public init(
    promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
    items: [IntentItem<Result>]
  ) {
    self.init(
      promptLabel: promptLabel, usesIndexedCollation: usesIndexedCollation,
      sections: [IntentItemSection(items: items)])
  }

  /// A collection of what a builder lists.
  public init(
    promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
    @IntentItemSection<Result>.Builder sectionsBuilder: () -> [IntentItemSection<Result>]
  ) {
    self.init(
      promptLabel: promptLabel, usesIndexedCollation: usesIndexedCollation,
      sections: sectionsBuilder())
  }

  /// No choices.
  public static var empty: IntentItemCollection<Result> { IntentItemCollection(sections: []) }

  /// The choices without their sections.
  public var items: [IntentItem<Result>] { sections.flatMap(\.items) }
  /// The sections.
  public var _sections: [IntentItemSection<Result>] { sections }
  /// No choices.
  public static var _none: Self { .empty }
}
