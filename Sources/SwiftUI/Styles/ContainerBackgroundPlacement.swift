/// Where a background lies. Nothing is drawn here, so it is only a value for ignored modifiers.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  private let name: String
  /// The choice of this name.
  public static let widget = ContainerBackgroundPlacement(name: "widget")
  /// The choice of this name.
  public static let navigation = ContainerBackgroundPlacement(name: "navigation")
  /// The choice of this name.
  public static let navigationSplitView = ContainerBackgroundPlacement(name: "navigationSplitView")
  /// The choice of this name.
  public static let tabView = ContainerBackgroundPlacement(name: "tabView")
}
