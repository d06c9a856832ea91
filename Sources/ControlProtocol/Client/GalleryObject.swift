public import Bus
public import ControlModel

/// A kind in the gallery as a surface sees it.
public struct GalleryObject: Hashable, Sendable {
  /// The item's object.
  public var path: ObjectPath
  /// The bus name of the extension that offers the kind.
  public var extensionName: String
  /// What the extension says of the kind.
  public var descriptor: KindDescriptor

  /// Reads the properties of a `GalleryItem1`, which are those of the descriptor and its preview.
  ///
  /// Nil when they are malformed.
  public init?(path: ObjectPath, interfaces: [InterfaceName: [String: Variant]]) {
    guard var properties = interfaces[.galleryItem] else { return nil }
    self.path = path
    extensionName = properties["Extension"]?.stringValue ?? ""
    properties["Preview"] = .dictionary(properties)
    if let described = try? KindDescriptor(variants: properties) {
      descriptor = described
    } else {
      properties["Preview"] = nil
      guard let described = try? KindDescriptor(variants: properties) else { return nil }
      descriptor = described
    }
  }
}
