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
