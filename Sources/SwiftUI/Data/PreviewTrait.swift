/// How a preview would be shown.
public struct PreviewTrait: Hashable, Sendable {
  private let name: String

  /// In the usual size.
  public static let defaultLayout = PreviewTrait(name: "defaultLayout")
  /// In the size of its content.
  public static let sizeThatFitsLayout = PreviewTrait(name: "sizeThatFitsLayout")
  /// Wider than high.
  public static let landscapeLeft = PreviewTrait(name: "landscapeLeft")
  /// Wider than high.
  public static let landscapeRight = PreviewTrait(name: "landscapeRight")
  /// Higher than wide.
  public static let portrait = PreviewTrait(name: "portrait")
  /// In a size in points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait {
    PreviewTrait(name: "fixedLayout")
  }
}
