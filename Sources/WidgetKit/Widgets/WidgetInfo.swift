/// One widget that the user has placed. There are none here.
public struct WidgetInfo: Identifiable, Hashable, Sendable {
  /// The widget's kind and size.
  public var id: String { "\(kind) \(family)" }
  /// The widget's kind.
  public let kind: String
  /// The widget's size.
  public let family: WidgetFamily

  /// The user's choices; nil, since no widget is placed.
  public func widgetConfigurationIntent<Intent: WidgetConfigurationIntent>(
    of intentType: Intent.Type = Intent.self
  ) -> Intent? { nil }
}
