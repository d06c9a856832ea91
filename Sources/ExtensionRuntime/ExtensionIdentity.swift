/// The facts of an extension that only Linux asks for; on iOS they are entitlements and Info.plist.
public struct ExtensionIdentity: Hashable, Sendable {
  /// The bus name that the extension owns.
  public var identifier: String
  /// The name shown to people.
  public var name: String
  /// The app groups whose stores its controls read and write.
  public var appGroups: [String]
  /// The desktop id of the app that the controls belong to (without `.desktop`); empty for none.
  public var desktopID: String
  /// The gettext domain of its texts; empty for none.
  public var gettextDomain: String

  /// Makes an identity; what is not given is empty.
  public init(
    identifier: String, name: String = "", appGroups: [String] = [], desktopID: String = "",
    gettextDomain: String = ""
  ) {
    self.identifier = identifier
    self.name = name
    self.appGroups = appGroups
    self.desktopID = desktopID
    self.gettextDomain = gettextDomain
  }
}
