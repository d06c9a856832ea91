public import WidgetKit

/// The facts of an extension that only Linux asks for; on iOS they are entitlements and Info.plist.
///
/// Conform the bundle, or the control that is the whole program:
///
///     extension ReaderWidgets: ControlExtension {
///       static let identifier = "com.example.ReaderApp.Controls"
///       static let appGroups = ["group.com.example.ReaderApp"]
///     }
///
/// Without it the identifier is `org.controlbus.extension.` and the executable's name.
@MainActor @preconcurrency
public protocol ControlExtension: _ExtensionFacts {
  /// The D-Bus name that the extension owns: two or more elements of letters, digits, `_` and `-`
  /// with dots between them, none of which begins with a digit; at most 255 bytes.
  static var identifier: String { get }
  /// The name shown to people, and that of a control without a display name. By default the
  /// executable's name.
  static var name: String { get }
  /// The app groups whose stores the controls share with the app. None by default; with them the
  /// stores are read anew before each evaluation, and a change of a store reloads the controls.
  static var appGroups: [String] { get }
  /// The desktop id of the app, without `.desktop`, for intents that open it. None by default.
  static var desktopID: String { get }
  /// The gettext domain of the texts. None by default: texts are shown as they are written.
  static var gettextDomain: String { get }
}

extension ControlExtension {
  /// The executable's name.
  public static var name: String { "" }
  /// None.
  public static var appGroups: [String] { [] }
  /// None.
  public static var desktopID: String { "" }
  /// None.
  public static var gettextDomain: String { "" }
}
