/// How an image within a widget looks where widgets have one colour; ignored here.
public struct WidgetAccentedRenderingMode: Hashable, Sendable {
  private let name: String
  /// In the accent's colour.
  public static let accented = WidgetAccentedRenderingMode(name: "accented")
  /// Without colour.
  public static let desaturated = WidgetAccentedRenderingMode(name: "desaturated")
  /// Without colour, in the accent's.
  public static let accentedDesaturated = WidgetAccentedRenderingMode(name: "accentedDesaturated")
  /// In its own colours.
  public static let fullColor = WidgetAccentedRenderingMode(name: "fullColor")
}

extension Image {
  /// Accepted and ignored.
  public func widgetAccentedRenderingMode(_ mode: WidgetAccentedRenderingMode?) -> some View {
    self
  }
}
