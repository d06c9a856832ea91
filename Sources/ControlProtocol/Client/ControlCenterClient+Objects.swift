public import Bus
internal import ControlModel

extension ControlCenterClient {
  /// The placed controls in the user's order.
  public var controls: [ControlObject] {
    let order = center["Controls"]?.arrayValue ?? []
    return order.compactMap { element in
      guard case .objectPath(let path) = element else { return nil }
      return control(at: path)
    }
  }

  /// The placed control of this object; nil when there is none.
  public func control(at path: ObjectPath) -> ControlObject? {
    mirror.objects[path].flatMap { ControlObject(path: path, interfaces: $0) }
  }

  /// The kinds that can be placed, by display name.
  public var gallery: [GalleryObject] {
    mirror.objects.compactMap { GalleryObject(path: $0.key, interfaces: $0.value) }
      .sorted { key($0) < key($1) }
  }

  /// The known extensions, by bus name.
  public var extensions: [ExtensionObject] {
    mirror.objects.compactMap { ExtensionObject(path: $0.key, interfaces: $0.value) }
      .sorted { $0.busName < $1.busName }
  }

  /// `Locked`: whether the session is locked.
  public var isLocked: Bool { center["Locked"]?.boolValue ?? false }

  /// `Problems`: what is wrong with the user's own file, a line each.
  public var problems: [String] {
    center["Problems"]?.arrayValue?.compactMap(\.stringValue) ?? []
  }

  /// `Version`: the host's version; empty while it is not known.
  public var version: String { center["Version"]?.stringValue ?? "" }

  private func key(_ item: GalleryObject) -> (String, String) {
    (item.descriptor.displayName, item.descriptor.kind)
  }
}
