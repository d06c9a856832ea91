/// How wide an interpolated value is shown.
public struct OSLogStringAlignment: Sendable {
  private let columns: Int
  private let isLeft: Bool

  /// As wide as the value is.
  public static var none: OSLogStringAlignment { .right(columns: 0) }

  /// At least that many characters, filled with spaces before the value.
  public static func right(columns: Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns, isLeft: false)
  }

  /// At least that many characters, filled with spaces after the value.
  public static func left(columns: Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns, isLeft: true)
  }

  func aligned(_ value: String) -> String {
    let padding = String(repeating: " ", count: max(0, min(columns, 1000) - value.count))
    return isLeft ? value + padding : padding + value
  }
}
