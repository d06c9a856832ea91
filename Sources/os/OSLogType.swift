/// How important a message is.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  /// Apple's number of the level.
  public let rawValue: UInt8

  /// Makes a level of its number.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// The usual level: journal priority `notice`.
  public static let `default` = OSLogType(rawValue: 0)
  /// Helpful, not essential: journal priority `info`.
  public static let info = OSLogType(rawValue: 1)
  /// For development: journal priority `debug`.
  public static let debug = OSLogType(rawValue: 2)
  /// Something failed: journal priority `err`.
  public static let error = OSLogType(rawValue: 16)
  /// A fault in the program: journal priority `crit`.
  public static let fault = OSLogType(rawValue: 17)
}
