/// What a list of choices is made of: an array, or an ``IntentItemCollection``.
public protocol ResultsCollection<Result> {
  /// The choices' type.
  associatedtype Result: _IntentValue
  /// The choices in their sections.
  var _sections: [IntentItemSection<Result>] { get }
  /// No choices.
  static var _none: Self { get }
}

extension Array: ResultsCollection where Element: _IntentValue {
  /// The element's type.
  public typealias Result = Element
  /// One section without a title.
  public var _sections: [IntentItemSection<Element>] {
    [IntentItemSection(items: map { IntentItem($0) })]
  }
  /// An empty array.
  public static var _none: [Element] { [] }
}
