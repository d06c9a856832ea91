/// The sizes of widgets.
public enum WidgetFamily: Int, CaseIterable, Hashable, Sendable {
  /// The size of this name.
  case systemSmall, systemMedium, systemLarge, systemExtraLarge
  /// The size of this name.
  case systemExtraLargePortrait, accessoryCorner, accessoryCircular, accessoryRectangular
  /// The size of this name.
  case accessoryInline
}

extension WidgetFamily: CustomStringConvertible {
  /// The size's name.
  public var description: String {
    switch self {
    case .systemSmall: "systemSmall"
    case .systemMedium: "systemMedium"
    case .systemLarge: "systemLarge"
    case .systemExtraLarge: "systemExtraLarge"
    case .systemExtraLargePortrait: "systemExtraLargePortrait"
    case .accessoryCorner: "accessoryCorner"
    case .accessoryCircular: "accessoryCircular"
    case .accessoryRectangular: "accessoryRectangular"
    case .accessoryInline: "accessoryInline"
    }
  }
}
