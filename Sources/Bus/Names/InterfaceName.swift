internal import CSystemd

/// The name of an interface, for example `org.freedesktop.DBus.Properties`.
public struct InterfaceName: ValidatedName {
  /// The text.
  public let rawValue: String

  /// Takes text that is known to be valid.
  public init(unchecked rawValue: String) { self.rawValue = rawValue }

  /// Whether the text obeys the grammar. `sd_bus_interface_name_is_valid`.
  public static func isValid(_ text: String) -> Bool {
    isValid(text, by: sd_bus_interface_name_is_valid)
  }
}
