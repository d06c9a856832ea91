internal import ControlModel

/// An intent that looks something up in the app.
public protocol ShowInAppSearchResultsIntent: SystemIntent {
  /// Where the app can search.
  static var searchScopes: [StringSearchScope] { get }
  /// What is looked for.
  var criteria: StringSearchCriteria { get set }
}

/// Where an app can search.
public struct StringSearchScope: Hashable, Sendable {
  private let name: String

  /// Everywhere.
  public static let general = StringSearchScope(name: "general")
  /// Among films.
  public static let movies = StringSearchScope(name: "movies")
  /// Among series.
  public static let tv = StringSearchScope(name: "tv")
}

/// What is looked for.
public struct StringSearchCriteria: Hashable, Sendable {
  /// The text.
  public let term: String

  /// Looks for a text.
  public init(term: String) {
    self.term = term
  }
}

extension StringSearchCriteria: _IntentValue {
  /// A text.
  public static var _traits: _ValueTraits { _ValueTraits(.string) }
  /// No text.
  public static var _neutral: StringSearchCriteria? { StringSearchCriteria(term: "") }
  /// `s` on the bus: the text.
  public var _plainForm: _PlainForm? { _PlainForm(.string(term)) }
  /// Reads a text.
  public static func _value(from form: _PlainForm) throws -> StringSearchCriteria? {
    StringSearchCriteria(term: try form.string())
  }
}
