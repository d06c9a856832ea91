/// An Xcode string catalogue (`.xcstrings`), as far as its texts go.
struct StringCatalogue: Decodable {
  var sourceLanguage: String
  var strings: [String: Entry]

  struct Entry: Decodable {
    var comment: String?
    var shouldTranslate: Bool?
    var localizations: [String: Localization]?
  }

  /// A text, or its variations, or a text with numbers that vary each for itself.
  final class Localization: Decodable {
    var stringUnit: StringUnit?
    /// By what they vary (`plural`, `device`), then by category.
    var variations: [String: [String: Localization]]?
    var substitutions: [String: Substitution]?
  }

  struct StringUnit: Decodable {
    var state: String?
    var value: String
  }

  /// A part of a text, `%#@name@`, that varies with one argument.
  struct Substitution: Decodable {
    var argNum: Int?
    var formatSpecifier: String?
    var variations: [String: [String: Localization]]
  }
}
