import Bus
import Glibc
import TestSupport
import Testing

/// A line over a socket pair, without any bus.
@Suite(.onEventLoop, .serialized) struct PeerTests {
  let near: Connection
  let far: Connection
  let lamp = Lamp()
  let registration: Registration

  @BusActor init() async throws {
    let (one, other) = try FileDescriptor.socketPair()
    near = try Connection.peer(fileDescriptor: one, isServer: true)
    far = try Connection.peer(fileDescriptor: other, isServer: false)
    registration = try far.export(lampInterface, at: "/lamp", object: lamp)
  }

  private func member(_ name: MemberName) -> MemberAddress {
    MemberAddress(destination: nil, path: "/lamp", interface: "org.example.Lamp1", member: name)
  }

  @Test("Calls go both ways, without names")
  @BusActor func bothWays() async throws {
    let other = try near.export(lampInterface, at: "/lamp", object: Lamp())
    #expect(try await near.call(member("Add"), 1 as Int32, 2 as Int32).read(Int32.self) == 3)
    #expect(try await far.call(member("Add"), 3 as Int32, 4 as Int32).read(Int32.self) == 7)
    #expect(near.uniqueName == nil && !near.isBusClient)
    other.cancel()
    #expect(try await failure(try await far.call(member("Fail"))) == .unknownObject)
  }

  @Test("Properties, introspection and errors work as on a bus")
  @BusActor func standardInterfaces() async throws {
    #expect(try await near.property(member("Kind"), as: String.self) == "lamp")
    let text = try await near.introspect(destination: nil, path: "/lamp")
    #expect(text.contains("<arg type=\"i\" name=\"sum\" direction=\"out\"/>"))
    #expect(try await failure(try await near.call(member("SetOn"))) == .invalidArguments)
  }

  @Test("Signals reach the peer's subscriptions")
  @BusActor func signals() async throws {
    let seen = Recorder<[String]>()
    let subscription = try await near.subscribe(MatchRule(interface: "org.example.Lamp1")) {
      if let kinds = try? $0.read([String].self) { seen.append(kinds) }
    }
    try far.emit(path: "/lamp", interface: "org.example.Lamp1", member: "Changed", ["a"])
    try await eventually("the signal arrives") { seen.values == [["a"]] }
    subscription.cancel()
    try far.emit(path: "/lamp", interface: "org.example.Lamp1", member: "Changed", ["b"])
    _ = try await near.call(member("Pair"))
    #expect(seen.values == [["a"]])
  }

  @Test("The peer's end fails the running calls at once and is told")
  @BusActor func closing() async throws {
    let told = Recorder<Bool>()
    near.onDisconnect = { told.append(true) }
    let call = Task { try await failure(try await near.call(member("Hold"))) }
    try await eventually("the call arrives") { lamp.held.count == 1 }
    far.close()
    #expect(try await call.value == .noReply)
    try await eventually("it is told") { told.values == [true] }
    #expect(try await failure(try await near.call(member("Hold"))) == .disconnected)
    lamp.held = []
  }

  @Test("The peer's answer is told from its end, whatever its name is")
  @BusActor func answers() async throws {
    let denying = try far.export(denyingInterface, at: "/lamp", object: lamp)
    let deny = MemberAddress(
      destination: nil, path: "/lamp", interface: "org.example.Denying1", member: "Deny")
    let denial = await #expect(throws: BusError.self) {
      try await near.call(deny, ErrorName.noReply.rawValue)
    }
    #expect(denial?.name == .noReply && denial?.isAnswer == true)
    let call = Task {
      await #expect(throws: BusError.self) { try await near.call(member("Hold")) }
    }
    try await eventually("the call arrives") { lamp.held.count == 1 }
    far.close()
    let loss = await call.value
    #expect(loss?.name == .noReply && loss?.isAnswer == false)
    lamp.held = []
    denying.cancel()
  }

  @Test("Garbage instead of a peer is a lost connection, not a crash")
  @BusActor func garbage() async throws {
    let (one, other) = try FileDescriptor.socketPair()
    let connection = try Connection.peer(fileDescriptor: one, isServer: true)
    let text = String(repeating: "garbage\r\n", count: 100)
    #expect(write(other.rawValue, text, text.utf8.count) > 0)
    #expect(try await failure(try await connection.call(member("Pair"))) != nil)
    #expect(!connection.isOpen)
  }
}
