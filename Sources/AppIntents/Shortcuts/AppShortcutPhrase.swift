/// What a person says to run a shortcut.
public struct AppShortcutPhrase<Intent: AppIntent>: ExpressibleByStringInterpolation {
  /// Collects a phrase; nothing of it is kept.
  public struct StringInterpolation: StringInterpolationProtocol {
    /// Starts a phrase.
    public init(literalCapacity: Int, interpolationCount: Int) {}
    /// Takes text.
    public mutating func appendLiteral(_ literal: String) {}
    /// Takes the app's name.
    public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) {}
    /// Takes a parameter.
    public mutating func appendInterpolation<Value>(
      _ path: KeyPath<Intent, IntentParameter<Value>>
    ) {}
  }

  /// A phrase that is a literal.
  public init(stringLiteral value: String) {}
  /// A phrase with the app's name or a parameter in it.
  public init(stringInterpolation: StringInterpolation) {}
}

/// Something that a phrase names.
public enum AppShortcutPhraseToken: Hashable, Sendable {
  /// The app's name.
  case applicationName
}
