/// What only Linux asks an extension; authors conform to module ControlBus's `ControlExtension`.
@MainActor @preconcurrency
public protocol _ExtensionFacts {
  /// The bus name that the extension owns.
  static var identifier: String { get }
  /// The name shown to people.
  static var name: String { get }
  /// The app groups whose stores the controls read and write.
  static var appGroups: [String] { get }
  /// The desktop id of the app that the controls belong to, without `.desktop`; empty for none.
  static var desktopID: String { get }
  /// The gettext domain of the texts; empty for none.
  static var gettextDomain: String { get }
}
