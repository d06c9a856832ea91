internal import CSystemd

/// The name of a connection on a bus: unique (`:1.5`) or well-known (`org.example.Service`).
public struct BusName: ValidatedName {
  /// The text.
  public let rawValue: String

  /// Takes text that is known to be valid.
  public init(unchecked rawValue: String) { self.rawValue = rawValue }

  /// Whether the text obeys the grammar. `sd_bus_service_name_is_valid`.
  public static func isValid(_ text: String) -> Bool {
    isValid(text, by: sd_bus_service_name_is_valid)
  }
}
