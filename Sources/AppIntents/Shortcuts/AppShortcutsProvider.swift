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
