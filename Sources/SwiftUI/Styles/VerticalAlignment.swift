/// Where views of one row lie; ignored here.
public struct VerticalAlignment: Hashable, Sendable {
  private let name: String
  /// At the top.
  public static let top = VerticalAlignment(name: "top")
  /// In the middle.
  public static let center = VerticalAlignment(name: "center")
  /// At the bottom.
  public static let bottom = VerticalAlignment(name: "bottom")
  /// On the first line's baseline.
  public static let firstTextBaseline = VerticalAlignment(name: "firstTextBaseline")
  /// On the last line's baseline.
  public static let lastTextBaseline = VerticalAlignment(name: "lastTextBaseline")
}
