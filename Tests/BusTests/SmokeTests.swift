import Bus
import TestSupport
import Testing

@BusActor final class Lamp {
  var isOn = false
  nonisolated init() {}
}

let lampInterface = Interface<Lamp>("org.example.Lamp1") {
  Property("On") { (lamp: Lamp) in lamp.isOn }
  Property("Label") { (lamp: Lamp) in lamp.isOn ? "on" : "off" }
  Method("SetValue", arguments: ["value"]) {
    (lamp: Lamp, call: MethodCall, value: Bool) async throws(BusError) -> Void in
    await Task.yield()
    lamp.isOn = value
  }
  Method("Add", arguments: ["a", "b"], results: ["sum"]) {
    (lamp: Lamp, call: MethodCall, a: Int32, b: Int32) in a + b
  }
  Method("Both", results: ["a", "b"]) { (lamp: Lamp, call: MethodCall) in Results("x", 1 as UInt32)
  }
  Signal("Changed", arguments: ["kinds"], of: [String].self)
}

@Suite struct SmokeTests {
  init() { EventLoop.shared.startThread() }

  @Test @BusActor func everythingWorksOnce() async throws {
    let bus = try await PrivateBus()
    let service = try Connection.connect(address: bus.address)
    let registration = try service.export(lampInterface, at: "/lamp", object: Lamp())
    #expect(try await service.requestName("org.example.Lamp"))
    let client = try Connection.connect(address: bus.address)
    let address = MemberAddress(
      destination: "org.example.Lamp", path: "/lamp", interface: "org.example.Lamp1",
      member: "SetValue")
    _ = try await client.call(address, true)
    var get = address
    get.member = "On"
    #expect(try await client.property(get, as: Bool.self))
    let all = try await bus.run("busctl", ["--user", "introspect", "org.example.Lamp", "/lamp"])
    print(all)
    registration.cancel()
  }
}
