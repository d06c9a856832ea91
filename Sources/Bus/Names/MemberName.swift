internal import CSystemd

/// The name of a method, a signal or a property.
public struct MemberName: ValidatedName {
  /// The text.
  public let rawValue: String

  /// Takes text that is known to be valid.
  public init(unchecked rawValue: String) { self.rawValue = rawValue }

  /// Whether the text obeys the grammar. `sd_bus_member_name_is_valid`.
  public static func isValid(_ text: String) -> Bool {
    // libsystemd allows a digit in front, which the specification and the bus do not.
    text.utf8.first.map { !(UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0) } ?? false
      && isValid(text, by: sd_bus_member_name_is_valid)
  }
}
