/// A column or a row of a grid; ignored here.
public struct GridItem: Sendable {
  /// How much room it takes, in points.
  public enum Size: Sendable {
    /// Several columns, as many as there is room for.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    /// One column of this size.
    case fixed(CGFloat)
    /// One column of a size between these.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
  }

  /// How much room it takes.
  public var size: Size
  /// The room to the next one, in points.
  public var spacing: CGFloat?
  /// Where a view lies in it.
  public var alignment: Alignment?

  /// Makes a column or a row.
  public init(
    _ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil
  ) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}
