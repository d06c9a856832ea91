import Bus
import Foundation
import TestSupport
import Testing

/// What is released, and when.
@Suite(.onEventLoop, .serialized) struct LifetimeTests {
  @BusActor private func pair() throws -> (Connection, Connection) {
    let (one, other) = try FileDescriptor.socketPair()
    return (
      try Connection.peer(fileDescriptor: one, isServer: true),
      try Connection.peer(fileDescriptor: other, isServer: false)
    )
  }

  private let address = MemberAddress(
    destination: nil, path: "/lamp", interface: "org.example.Lamp1", member: "Pair")

  @Test("A connection goes with its last reference, in spite of registrations and subscriptions")
  @BusActor func connection() async throws {
    weak var released: Connection?
    var (near, far): (Connection?, Connection) = try pair()
    released = near
    let registration = try near?.export(lampInterface, at: "/lamp", object: Lamp())
    let subscription = try await near?.subscribe(MatchRule(member: "Changed")) { _ in }
    _ = try await far.call(address)
    let told = Recorder<Bool>()
    far.onDisconnect = { told.append(true) }
    near = nil
    try await eventually("it is released") { released == nil }
    try await eventually("the peer is told") { told.values == [true] }
    registration?.cancel()
    subscription?.cancel()
  }

  @Test("A registration releases its object, when it is cancelled and when it goes itself")
  @BusActor func registration() async throws {
    let (near, far) = try pair()
    weak var cancelled: Lamp?
    weak var dropped: Lamp?
    do {
      let first = Lamp()
      let second = Lamp()
      (cancelled, dropped) = (first, second)
      let registration = try far.export(lampInterface, at: "/lamp", object: first)
      _ = try far.export(lampInterface, at: "/other", object: second)
      _ = try await near.call(address)
      #expect(cancelled != nil)
      registration.cancel()
    }
    #expect(cancelled == nil && dropped == nil)
    #expect(try await failure(try await near.call(address)) == .unknownObject)
  }

  @Test("A registration that is cancelled by its own handler still answers the call")
  @BusActor func cancelInHandler() async throws {
    let (near, far) = try pair()
    let box = Box()
    let interface = Interface<Box>("org.example.Lamp1") {
      Method("Pair") { (box: Box, _: MethodCall) -> Void in
        box.registration?.cancel()
        box.registration = nil
      }
    }
    box.registration = try far.export(interface, at: "/lamp", object: box)
    try await near.call(address)
    #expect(try await failure(try await near.call(address)) == .unknownObject)
  }

  @Test("A connection that is closed and released by its own handler harms nobody")
  @BusActor func closeInHandler() async throws {
    var (near, far): (Connection, Connection?) = try pair()
    let interface = Interface<Box>("org.example.Lamp1") {
      Method("Pair") { (box: Box, call: MethodCall) -> Void in
        call.connection.close()
        box.registration = nil
      }
    }
    let box = Box()
    box.registration = try far?.export(interface, at: "/lamp", object: box)
    weak let released = far
    far = nil
    // The registration does not hold the connection, a running call does.
    try await eventually("it is released") { released == nil }
    #expect(try await failure(try await near.call(address)) != nil)
    (near, far) = try pair()
    box.registration = try far?.export(interface, at: "/lamp", object: box)
    #expect(try await failure(try await near.call(address)) == .noReply)
  }

  @Test("Messages, handlers and objects that are released on other threads are freed on the loop")
  func otherThreads() async throws {
    let reply = try await message()
    weak let released = reply.value
    await Task.detached { reply.value = nil }.value
    try await eventually("it is released") { released == nil }
  }

  @BusActor private func message() async throws -> Holder {
    let (near, far) = try pair()
    let registration = try far.export(lampInterface, at: "/lamp", object: Lamp())
    let holder = Holder(value: try await near.call(address))
    registration.cancel()
    return holder
  }

  @Test("Thousands of connections, calls and registrations leave no descriptor open")
  @BusActor func descriptors() async throws {
    try await useOnce()
    let before = try openDescriptors()
    for _ in 0..<300 { try await useOnce() }
    // Tests beside this one have some open too; one that is left open a round would make 300.
    try await eventually("all are closed") { try openDescriptors() <= before + 150 }
  }

  @BusActor private func useOnce() async throws {
    let (near, far) = try pair()
    let registration = try far.export(lampInterface, at: "/lamp", object: Lamp())
    let subscription = try await near.subscribe(MatchRule(member: "Changed")) { _ in }
    let signals = try await near.signals(MatchRule(member: "Changed"))
    _ = try await near.call(address)
    let open = MemberAddress(
      destination: nil, path: "/lamp", interface: "org.example.Lamp1", member: "Open")
    _ = try await near.call(open, try FileDescriptor.socketPair().0)
    _ = (registration, subscription, signals)
  }

  private func openDescriptors() throws -> Int {
    try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count
  }
}

@BusActor private final class Box {
  var registration: Registration?
  nonisolated init() {}
}

private final class Holder: @unchecked Sendable {
  var value: Message?
  init(value: Message) { self.value = value }
}
