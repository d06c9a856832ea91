/// How a widget is coloured.
public struct WidgetRenderingMode: Hashable, Sendable {
  private let name: String

  /// In its own colours.
  public static let fullColor = WidgetRenderingMode(name: "fullColor")
  /// In two colours.
  public static let accented = WidgetRenderingMode(name: "accented")
  /// In one colour.
  public static let vibrant = WidgetRenderingMode(name: "vibrant")
}
