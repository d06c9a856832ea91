/// Who may read an interpolated value.
///
/// The journal of a user's session is readable by that user and the system's administrators
/// alone, and people expect to read in it what happened: unlike Apple's systems, a value without
/// an annotation is written as it is. What the author marked as private or sensitive is not
/// written.
public struct OSLogPrivacy: Sendable {
  /// What is written in place of a private value.
  public enum Mask: Sendable {
    /// A hash, the same for equal values within one run of the program.
    case hash
    /// Nothing of the value.
    case none
  }

  private let isHidden: Bool
  private let mask: Mask

  /// Written as it is.
  public static var auto: OSLogPrivacy { OSLogPrivacy(isHidden: false, mask: .none) }
  /// Written as it is.
  public static var `public`: OSLogPrivacy { OSLogPrivacy(isHidden: false, mask: .none) }
  /// Written as `<private>`.
  public static var `private`: OSLogPrivacy { .private(mask: .none) }
  /// Written as `<private>`.
  public static var sensitive: OSLogPrivacy { .private(mask: .none) }

  /// Written as it is, as ``auto`` is.
  public static func auto(mask: Mask) -> OSLogPrivacy { .auto }
  /// Written as a mask.
  public static func `private`(mask: Mask) -> OSLogPrivacy {
    OSLogPrivacy(isHidden: true, mask: mask)
  }
  /// Written as a mask.
  public static func sensitive(mask: Mask) -> OSLogPrivacy { .private(mask: mask) }

  func shown(_ value: String) -> String {
    guard isHidden else { return value }
    guard case .hash = mask else { return "<private>" }
    // Seeded anew in each process, so that short secrets cannot be found by trying them all.
    return "<mask.hash: \(String(UInt(bitPattern: value.hashValue), radix: 16))>"
  }
}
