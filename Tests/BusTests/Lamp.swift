import Bus

/// What the exported objects of the tests are.
@BusActor final class Lamp {
  var isOn = false
  var label = "lamp"
  var level: UInt32 = 0
  var held: [Message] = []
  var begun: [Int32] = []

  nonisolated init() {}
}

let lampInterface = Interface<Lamp>("org.example.Lamp1") {
  Property("On") { (lamp: Lamp) in lamp.isOn }
  Property("Label", emits: .invalidation) { (lamp: Lamp) in lamp.label }
  Property("Kind", emits: .constant) { (_: Lamp) in "lamp" }
  Property("Level", emits: .never) { (lamp: Lamp) in
    lamp.level
  } set: { (lamp: Lamp, level: UInt32) throws in
    guard level <= 100 else { throw BusError.invalidArguments("at most 100") }
    lamp.level = level
  }
  Method("SetOn", arguments: ["on"]) { (lamp: Lamp, _: MethodCall, isOn: Bool) -> Void in
    lamp.isOn = isOn
  }
  Method("Add", arguments: ["a", "b"], results: ["sum"]) {
    (_: Lamp, _: MethodCall, a: Int32, b: Int32) in a &+ b
  }
  Method("Pair", results: ["text", "number"]) { (_: Lamp, _: MethodCall) in
    Results("text", 1 as UInt32)
  }
  Method("EchoLater", arguments: ["value"], results: ["value"]) {
    (lamp: Lamp, _: MethodCall, value: Int32) async throws(BusError) -> Int32 in
    lamp.begun.append(value)
    await Task.yield()
    return value
  }
  Method("Fail") { (_: Lamp, _: MethodCall) throws(BusError) -> Void in
    throw BusError(name: "org.example.Error.Dark", message: "it is dark")
  }
  Method("FailLater") { (_: Lamp, _: MethodCall) async throws -> Void in
    await Task.yield()
    throw Darkness()
  }
  Method("Hold") { (lamp: Lamp, call: MethodCall) async -> Void in
    lamp.held.append(call.message)
    while lamp.held.contains(where: { $0 === call.message }) {
      await Task.yield()
    }
  }
  Method("Open", arguments: ["file"], results: ["copy"]) {
    (_: Lamp, _: MethodCall, file: FileDescriptor) in file
  }
  Method("Echo", arguments: ["value"], results: ["value"]) {
    (_: Lamp, _: MethodCall, value: Variant) in value
  }
  Signal("Changed", arguments: ["kinds"], of: [String].self)
}

let brokenInterface = Interface<Lamp>("org.example.Broken1") {
  Property("Broken", emits: .never) { (_: Lamp) throws -> String in
    throw BusError(name: "org.example.Error.Broken", message: "no bulb")
  }
}

/// Answers with the names of what may happen to a call on its way.
let denyingInterface = Interface<Lamp>("org.example.Denying1") {
  Method("Deny", arguments: ["error"]) {
    (_: Lamp, _: MethodCall, name: String) throws(BusError) -> Void in
    throw BusError(name: ErrorName(name) ?? .failed, message: "the lamp says so")
  }
}

struct Darkness: Error {}
