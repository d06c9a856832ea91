/// Lists shortcuts that an app offers from the start. There are no shortcuts on Linux: lists compile
/// and nothing shows them.
public protocol AppShortcutsProvider {
  /// The shortcuts.
  @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
  /// The colour of the shortcuts.
  static var shortcutTileColor: ShortcutTileColor { get }
}

extension AppShortcutsProvider {
  /// The system's own colour.
  public static var shortcutTileColor: ShortcutTileColor { .blue }
  /// Tells the system that a phrase's parameters have changed. Nothing listens.
  public static func updateAppShortcutParameters() {}
}

/// One shortcut.
public struct AppShortcut {
  /// The intent that the shortcut runs.
  public let intent: any AppIntent

  /// Makes a shortcut.
  public init<Intent: AppIntent>(
    intent: Intent, phrases: [AppShortcutPhrase<Intent>],
    shortTitle: LocalizedStringResource? = nil, systemImageName: String? = nil
  ) {
    self.intent = intent
  }

  /// Makes a shortcut with the choices of a parameter.
  public init<Intent: AppIntent, Value: AppValue>(
    intent: Intent, phrases: [AppShortcutPhrase<Intent>], shortTitle: LocalizedStringResource,
    systemImageName: String, parameterPresentation: AppShortcutParameterPresentation<Intent, Value>
  ) {
    self.intent = intent
  }
}

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

/// How the choices of a shortcut's parameter are presented.
public struct AppShortcutParameterPresentation<Intent: AppIntent, Value: AppValue> {
  /// Makes a presentation.
  public init(
    for path: KeyPath<Intent, IntentParameter<Value>>,
    summary: AppShortcutParameterPresentationSummary<Intent>,
    @AppShortcutOptionsCollectionBuilder optionsCollections:
      () -> [AppShortcutOptionsCollection]
  ) {}
}

/// A sentence over a shortcut's parameter.
public struct AppShortcutParameterPresentationSummary<Intent: AppIntent> {
  /// Makes a sentence.
  public init(_ text: ParameterSummaryString<Intent>, table: String? = nil) {}
}

/// Choices of a shortcut's parameter.
public struct AppShortcutOptionsCollection {
  /// Makes a collection.
  public init<Provider: DynamicOptionsProvider>(
    _ provider: Provider, title: LocalizedStringResource, systemImageName: String
  ) {}
}

/// Lists collections of choices.
@resultBuilder
public enum AppShortcutOptionsCollectionBuilder {
  /// The collections.
  public static func buildBlock(
    _ parts: AppShortcutOptionsCollection...
  ) -> [AppShortcutOptionsCollection] { parts }
}

/// Lists shortcuts.
@resultBuilder
public enum AppShortcutsBuilder {
  /// A shortcut.
  public static func buildExpression(_ shortcut: AppShortcut) -> [AppShortcut] { [shortcut] }
  /// Several shortcuts.
  public static func buildExpression(_ shortcuts: [AppShortcut]) -> [AppShortcut] { shortcuts }
  /// Shortcuts one after the other.
  public static func buildBlock(_ parts: [AppShortcut]...) -> [AppShortcut] {
    parts.flatMap { $0 }
  }
  /// Shortcuts under a condition.
  public static func buildOptional(_ part: [AppShortcut]?) -> [AppShortcut] { part ?? [] }
  /// Shortcuts of the first branch.
  public static func buildEither(first part: [AppShortcut]) -> [AppShortcut] { part }
  /// Shortcuts of the second branch.
  public static func buildEither(second part: [AppShortcut]) -> [AppShortcut] { part }
  /// Shortcuts of a loop.
  public static func buildArray(_ parts: [[AppShortcut]]) -> [AppShortcut] {
    parts.flatMap { $0 }
  }
  /// Shortcuts of a newer system.
  public static func buildLimitedAvailability(_ part: [AppShortcut]) -> [AppShortcut] { part }
}

/// The colours of shortcuts.
public enum ShortcutTileColor: Hashable, Sendable {
  /// Red.
  case red
  /// A yellowish red.
  case tangerine
  /// Orange.
  case orange
  /// Yellow.
  case yellow
  /// Lime.
  case lime
  /// Teal.
  case teal
  /// Light blue.
  case lightBlue
  /// Blue.
  case blue
  /// Navy.
  case navy
  /// Grape.
  case grape
  /// Purple.
  case purple
  /// Pink.
  case pink
  /// A greyish brown.
  case grayBrown
  /// A greyish green.
  case grayGreen
  /// A greyish blue.
  case grayBlue
}

/// Names the packages whose intents belong to an app. On Linux the linker sees to it.
public protocol AppIntentsPackage {
  /// The other packages.
  static var includedPackages: [any AppIntentsPackage.Type] { get }
}

extension AppIntentsPackage {
  /// No other packages.
  public static var includedPackages: [any AppIntentsPackage.Type] { [] }
}

/// The app's extension that runs intents. On Linux the control extension does.
public protocol AppIntentsExtension {
  /// Makes the extension.
  init()
}
