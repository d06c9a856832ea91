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
