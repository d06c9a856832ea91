internal import Bus

extension ControlCenterClient {
  /// Takes a signal of the host in and says what it changed; a malformed one changes nothing.
  func changes(of message: Message) -> [ControlCenterChange] {
    switch message.member {
    case "PropertiesChanged": propertiesChanged(message)
    case "InterfacesAdded": interfacesAdded(message)
    case "InterfacesRemoved": interfacesRemoved(message)
    default: []
    }
  }

  private func propertiesChanged(_ message: Message) -> [ControlCenterChange] {
    guard let path = message.path,
      let (name, properties, _) = try? message.read(
        String.self, [String: Variant].self, [String].self),
      let interface = InterfaceName(name)
    else { return [] }
    if path == .controlCenter, interface == .controlCenter {
      center.merge(properties) { $1 }
      return (properties["Controls"] != nil ? [.order] : [])
        + (properties["Locked"] != nil ? [.lock] : [])
    }
    guard mirror.change(properties, of: interface, at: path) else { return [] }
    return Self.change(at: path).map { [$0] } ?? []
  }

  private func interfacesAdded(_ message: Message) -> [ControlCenterChange] {
    guard
      let (path, interfaces) = try? message.read(
        ObjectPath.self, [String: [String: Variant]].self)
    else { return [] }
    let isNew = mirror.objects[path] == nil
    mirror.add(interfaces, at: path)
    guard let change = Self.change(at: path) else { return [] }
    if case .control = change, isNew { return [.controlAdded(path)] }
    return [change]
  }

  private func interfacesRemoved(_ message: Message) -> [ControlCenterChange] {
    guard let (path, interfaces) = try? message.read(ObjectPath.self, [String].self) else {
      return []
    }
    mirror.remove(interfaces, at: path)
    guard let change = Self.change(at: path) else { return [] }
    if case .control = change, mirror.objects[path] == nil { return [.controlRemoved(path)] }
    return [change]
  }

  private static func change(at path: ObjectPath) -> ControlCenterChange? {
    if path.decodedLabel(under: .controls) != nil { return .control(path) }
    if path.decodedLabel(under: .gallery) != nil { return .gallery }
    if path.decodedLabel(under: .extensions) != nil { return .extensions }
    return nil
  }
}
