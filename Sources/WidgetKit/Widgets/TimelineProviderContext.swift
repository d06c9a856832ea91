/// What a widget's timeline would be made for. Nothing makes one here.
public struct TimelineProviderContext {
  /// The widget's size.
  public let family: WidgetFamily
  /// Whether it stands in a gallery.
  public let isPreview: Bool
  /// Its size in points.
  public let displaySize: CGSize
}
