/// What a shape is used for. Nothing is drawn here, so it is only a value for ignored modifiers.
public struct ContentShapeKinds: Hashable, Sendable {
  private let name: String
  /// The choice of this name.
  public static let interaction = ContentShapeKinds(name: "interaction")
  /// The choice of this name.
  public static let dragPreview = ContentShapeKinds(name: "dragPreview")
  /// The choice of this name.
  public static let contextMenuPreview = ContentShapeKinds(name: "contextMenuPreview")
  /// The choice of this name.
  public static let hoverEffect = ContentShapeKinds(name: "hoverEffect")
  /// The choice of this name.
  public static let focusEffect = ContentShapeKinds(name: "focusEffect")
  /// The choice of this name.
  public static let accessibility = ContentShapeKinds(name: "accessibility")
}
