/// Where a view lies within another; ignored here.
public struct Alignment: Hashable, Sendable {
  /// The horizontal part.
  public var horizontal: HorizontalAlignment
  /// The vertical part.
  public var vertical: VerticalAlignment

  /// Makes an alignment of its parts.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The place of this name.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// The place of this name.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// The place of this name.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// The place of this name.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// The place of this name.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// The place of this name.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// The place of this name.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// The place of this name.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// The place of this name.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
}
