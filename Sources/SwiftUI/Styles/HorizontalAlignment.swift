/// Where views of one column lie; ignored here.
public struct HorizontalAlignment: Hashable, Sendable {
  private let name: String
  /// At the leading edge.
  public static let leading = HorizontalAlignment(name: "leading")
  /// In the middle.
  public static let center = HorizontalAlignment(name: "center")
  /// At the trailing edge.
  public static let trailing = HorizontalAlignment(name: "trailing")
}
