public import Bus

extension ObjectPath {
  /// The object of `ControlCenter1` and the object manager.
  public static let controlCenter: ObjectPath = "/org/controlbus"
  /// The parent of the placed controls.
  public static let controls: ObjectPath = "/org/controlbus/controls"
  /// The parent of the gallery's items.
  public static let gallery: ObjectPath = "/org/controlbus/gallery"
  /// The parent of the known extensions.
  public static let extensions: ObjectPath = "/org/controlbus/extensions"
  /// The one object of an extension, on the extension's own name.
  public static let extensionObject: ObjectPath = "/org/controlbus/Extension1"

  /// The object of a placed control, its id escaped as `sd_bus_path_encode` does.
  public static func control(id: String) -> ObjectPath {
    ObjectPath(prefix: .controls, encoding: id)
  }

  /// The object of a gallery item, its kind escaped as `sd_bus_path_encode` does.
  public static func galleryItem(kind: String) -> ObjectPath {
    ObjectPath(prefix: .gallery, encoding: kind)
  }

  /// The object of an extension, its bus name escaped as `sd_bus_path_encode` does.
  public static func extensionStatus(busName: String) -> ObjectPath {
    ObjectPath(prefix: .extensions, encoding: busName)
  }
}
