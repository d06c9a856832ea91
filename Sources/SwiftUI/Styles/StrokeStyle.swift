/// How an outline is drawn; ignored here.
public struct StrokeStyle: Hashable, Sendable {
  /// How a line ends.
  public enum Cap: Hashable, Sendable {
    /// The choice of this name.
    case butt, round, square
  }

  /// How lines meet.
  public enum Join: Hashable, Sendable {
    /// The choice of this name.
    case miter, round, bevel
  }

  /// The line's width in points.
  public var lineWidth: CGFloat
  /// How the line ends.
  public var lineCap: Cap
  /// How lines meet.
  public var lineJoin: Join
  /// The lengths of dashes and gaps in points.
  public var dash: [CGFloat]

  /// Makes a style.
  public init(
    lineWidth: CGFloat = 1, lineCap: Cap = .butt, lineJoin: Join = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.dash = dash
  }
}
