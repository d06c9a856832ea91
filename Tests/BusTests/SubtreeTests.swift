import Bus
import TestSupport
import Testing

/// Objects that are found when they are asked for, below an object manager.
@Suite(.onEventLoop, .serialized) struct SubtreeTests {
  static let lamps: ObjectPath = "/house/lamps"
  static let dimmer: InterfaceName = "org.example.Dimmer1"

  let line: Line
  let house: House
  let registrations: [Registration]

  @BusActor init() async throws {
    line = try await Line.start()
    house = House()
    registrations = try house.export(on: line.service)
  }

  private func lamp(_ name: String) -> ObjectPath { ObjectPath(prefix: Self.lamps, encoding: name) }

  @Test("The object manager lists each object with exactly its own interfaces")
  @BusActor func managedObjects() async throws {
    house.add("a")
    house.add("b-c", dims: true)
    let objects = try await line.client.managedObjects(
      destination: line.service.uniqueName, path: "/house")
    #expect(Set(objects.keys) == [lamp("a"), lamp("b-c")])
    let standard: Set<InterfaceName> = [.peer, .introspectable, .properties]
    let own = objects.mapValues { Set($0.keys).subtracting(standard) }
    #expect(own[lamp("a")] == ["org.example.Lamp1"])
    #expect(own[lamp("b-c")] == ["org.example.Lamp1", Self.dimmer])
    #expect(objects[lamp("b-c")]?[Self.dimmer]?["Name"] == .string("b-c"))
  }

  @Test("Calls and properties reach the right object, also right after each other")
  @BusActor func rightObject() async throws {
    for name in ["a", "b", "c"] { house.add(name, dims: true) }
    for name in ["a", "b", "a", "c", "c", "b"] {
      let address = line.address(Self.dimmer, "Name", at: lamp(name))
      #expect(try await line.client.property(address, as: String.self) == name)
    }
    try await line.client.call(line.address("org.example.Lamp1", "SetOn", at: lamp("b")), true)
    #expect(house.lamps["b"]?.isOn == true && house.lamps["a"]?.isOn == false)
  }

  @Test("Objects that are not there, deeper ones and the node itself have no members")
  @BusActor func unknownObjects() async throws {
    house.add("a")
    for path in [lamp("zz"), lamp("a").appending("deep"), lamp("zz").appending("deep")] {
      let set = line.address("org.example.Lamp1", "SetOn", at: path)
      #expect(try await failure(try await line.client.call(set, true)) == .unknownObject)
      let get = line.address("org.example.Lamp1", "On", at: path)
      #expect(
        try await failure(try await line.client.property(get, as: Bool.self)) == .unknownObject)
      #expect(
        try await failure(
          try await line.client.introspect(destination: line.service.uniqueName, path: path))
          == .unknownObject)
    }
    let node = line.address("org.example.Lamp1", "SetOn", at: Self.lamps)
    #expect(try await failure(try await line.client.call(node, true)) == .unknownMethod)
    let dim = line.address(Self.dimmer, "Name", at: lamp("a"))
    #expect(
      try await failure(try await line.client.property(dim, as: String.self)) == .unknownProperty)
    #expect(house.asked.allSatisfy { !$0.hasSuffix("deep") && $0 != Self.lamps.rawValue })
  }

  @Test("Introspection lists the children, and one child without asking for the whole list")
  @BusActor func introspection() async throws {
    house.add("a")
    house.add("b", dims: true)
    let service = line.service.uniqueName
    let parent = try await line.client.introspect(destination: service, path: Self.lamps)
    #expect(parent.contains("<node name=\"a\"/>") && parent.contains("<node name=\"b\"/>"))
    #expect(!parent.contains("org.example.Lamp1"))
    let listed = house.listed
    let child = try await line.client.introspect(destination: service, path: lamp("a"))
    #expect(child.contains("org.example.Lamp1") && !child.contains("org.example.Dimmer1"))
    #expect(house.listed == listed)
  }

  @Test("Added, changed and removed objects are told with the right interfaces")
  @BusActor func signals() async throws {
    let seen = Recorder<String>()
    let rule = MatchRule(pathNamespace: "/house")
    let subscription = try await line.client.subscribe(rule) { message in
      let interfaces = (try? message.values())?.last?.interfaceNames ?? []
      seen.append("\(message.member?.rawValue ?? "") \(interfaces.joined(separator: " "))")
    }
    house.add("a", dims: true)
    try line.service.emitObjectAdded(at: lamp("a"))
    try line.service.emitPropertiesChanged(
      at: lamp("a"), interface: "org.example.Lamp1", properties: ["On", "Label"])
    try line.service.emitInterfacesRemoved(at: lamp("a"), interfaces: [Self.dimmer])
    try line.service.emitInterfacesAdded(at: lamp("a"), interfaces: [Self.dimmer])
    try line.service.emitObjectRemoved(at: lamp("a"))
    try await eventually("all arrive") { seen.values.count == 5 }
    let all = "org.example.Dimmer1 org.example.Lamp1"
    #expect(
      seen.values == [
        "InterfacesAdded \(all)", "PropertiesChanged Label",
        "InterfacesRemoved org.example.Dimmer1", "InterfacesAdded org.example.Dimmer1",
        "InterfacesRemoved \(all)",
      ])
    subscription.cancel()
  }

  @Test("A change tells the values of now, also of an object that was replaced since")
  @BusActor func replaced() async throws {
    let seen = Recorder<Variant?>()
    let rule = MatchRule(pathNamespace: "/house", member: "PropertiesChanged")
    let subscription = try await line.client.subscribe(rule) { message in
      let changed = (try? message.values())?.dropFirst().first?.dictionaryValue
      seen.append(changed?["On"])
    }
    for isOn in [true, false] {
      house.add("a")
      house.lamps["a"]?.isOn = isOn
      try line.service.emitPropertiesChanged(
        at: lamp("a"), interface: "org.example.Lamp1", properties: ["On"])
    }
    try await eventually("both arrive") { seen.values.count == 2 }
    #expect(seen.values == [.boolean(true), .boolean(false)])
    subscription.cancel()
  }

  @Test("A change of an object that is gone is an error and sends nothing")
  @BusActor func changeOfGone() async throws {
    #expect(
      try await failure(
        try line.service.emitPropertiesChanged(
          at: lamp("a"), interface: "org.example.Lamp1", properties: ["On"])) == .fileNotFound)
  }

  @Test("A path and interface can be exported once, and again after it was cancelled")
  @BusActor func twice() async throws {
    let first = try line.service.export(lampInterface, at: "/one", object: Lamp())
    #expect(
      try await failure(try line.service.export(lampInterface, at: "/one", object: Lamp()))
        == .fileExists)
    first.cancel()
    let second = try line.service.export(lampInterface, at: "/one", object: Lamp())
    second.cancel()
  }

  @Test("Two thousand objects are listed whole")
  @BusActor func many() async throws {
    for index in 0..<2000 { house.add("lamp \(index)", dims: true) }
    let objects = try await line.client.managedObjects(
      destination: line.service.uniqueName, path: "/house")
    #expect(objects.count == 2000)
    #expect(
      objects.allSatisfy { path, interfaces in
        interfaces[Self.dimmer]?["Name"]?.stringValue == path.decodedLabel(under: Self.lamps)
      })
  }
}

extension Variant {
  /// The interfaces that a signal of an object manager names, or the invalidated properties.
  fileprivate var interfaceNames: [String] {
    let names =
      dictionaryValue.map { Array($0.keys) } ?? arrayValue?.compactMap(\.stringValue) ?? []
    return names.filter { !$0.hasPrefix("org.freedesktop.") }.sorted()
  }
}
