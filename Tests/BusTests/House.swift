import Bus

/// Lamps that come and go, some of which can be dimmed.
@BusActor final class House {
  private(set) var lamps: [String: Lamp] = [:]
  private(set) var listed = 0
  private(set) var asked: [String] = []
  private var dims: Set<String> = []

  nonisolated init() {}

  func add(_ name: String, dims: Bool = false) {
    let lamp = Lamp()
    lamp.label = name
    lamps[name] = lamp
    if dims { self.dims.insert(name) }
  }

  func export(on connection: Connection) throws -> [Registration] {
    [
      try connection.exportObjectManager(at: "/house"),
      try connection.export(
        subtree: SubtreeTests.lamps,
        paths: {
          self.listed += 1
          return self.lamps.keys.map { ObjectPath(prefix: SubtreeTests.lamps, encoding: $0) }
        },
        [
          lampInterface.found { self.lamp(at: $0) },
          dimmerInterface.found { self.dimmer(at: $0) },
        ]),
    ]
  }

  private func lamp(at path: ObjectPath) -> Lamp? {
    asked.append(path.rawValue)
    return path.decodedLabel(under: SubtreeTests.lamps).flatMap { lamps[$0] }
  }

  private func dimmer(at path: ObjectPath) -> Lamp? {
    lamp(at: path).flatMap { dims.contains($0.label) ? $0 : nil }
  }
}

private let dimmerInterface = Interface<Lamp>("org.example.Dimmer1") {
  Property("Name") { (lamp: Lamp) in lamp.label }
}
