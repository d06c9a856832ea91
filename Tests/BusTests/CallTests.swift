import Bus
import Glibc
import TestSupport
import Testing

/// Calls to an exported object through a real bus.
@Suite(.onEventLoop, .serialized) struct CallTests {
  let line: Line
  let lamp = Lamp()
  let registration: Registration

  @BusActor init() async throws {
    line = try await Line.start()
    registration = try line.service.export(lampInterface, at: "/lamp", object: lamp)
  }

  @BusActor private func member(_ name: MemberName) -> MemberAddress {
    line.address("org.example.Lamp1", name)
  }

  @Test("Arguments arrive and results come back, of handlers that answer now and later")
  @BusActor func results() async throws {
    try await line.client.call(member("SetOn"), true)
    #expect(lamp.isOn)
    #expect(
      try await line.client.call(member("Add"), Int32.max, 1 as Int32).read(Int32.self) == .min)
    let (text, number) = try await line.client.call(member("Pair")).read(String.self, UInt32.self)
    #expect(text == "text" && number == 1)
    #expect(try await line.client.call(member("EchoLater"), 7 as Int32).read(Int32.self) == 7)
  }

  @Test("Handlers that need time begin in the order of the calls")
  @BusActor func order() async throws {
    let address = member("EchoLater")
    let calls = (0..<100 as Range<Int32>).map { value in
      Task { try await line.client.call(address, value) }
    }
    for call in calls { _ = try await call.value }
    #expect(lamp.begun == Array(0..<100))
  }

  @Test("Errors keep their names both ways, and foreign ones become Failed")
  @BusActor func errors() async throws {
    let error = await #expect(throws: BusError.self) { try await line.client.call(member("Fail")) }
    #expect(error == BusError(name: "org.example.Error.Dark", message: "it is dark"))
    #expect(
      try await failure(try await line.client.call(member("FailLater")))
        == .failed)
    let broken = try line.service.export(brokenInterface, at: "/lamp", object: lamp)
    let noBulb = await #expect(throws: BusError.self) {
      try await line.client.property(
        line.address("org.example.Broken1", "Broken"), as: String.self)
    }
    #expect(noBulb?.name == "org.example.Error.Broken")
    broken.cancel()
  }

  @Test("An error tells whether the service answered with it, whatever its name is")
  @BusActor func answers() async throws {
    let denying = try line.service.export(denyingInterface, at: "/lamp", object: lamp)
    let deny = line.address("org.example.Denying1", "Deny")
    for name in [ErrorName.noReply, .serviceUnknown, .disconnected, .timedOut] {
      let denial = await #expect(throws: BusError.self) {
        try await line.client.call(deny, name.rawValue)
      }
      #expect(denial?.name == name && denial?.isAnswer == true)
    }
    let nobody = MemberAddress(
      destination: "org.example.Nobody", path: "/", interface: "org.example.A", member: "B")
    let absence = await #expect(throws: BusError.self) { try await line.client.call(nobody) }
    #expect(absence?.name == .serviceUnknown && absence?.isAnswer == false)
    let call = Task {
      await #expect(throws: BusError.self) { try await line.client.call(member("Hold")) }
    }
    try await eventually("the call arrives") { lamp.held.count == 1 }
    line.service.close()
    let loss = await call.value
    #expect(loss?.name == .noReply && loss?.isAnswer == false)
    lamp.held = []
    denying.cancel()
  }

  @Test("Each wrong call gets its standard error and enters no handler")
  @BusActor func wrongCalls() async throws {
    let client = line.client
    #expect(
      try await failure(try await client.call(member("SetOn")))
        == .invalidArguments)
    #expect(
      try await failure(try await client.call(member("SetOn"), "yes"))
        == .invalidArguments)
    #expect(
      try await failure(try await client.call(member("SetOn"), true, true))
        == .invalidArguments)
    #expect(
      try await failure(try await client.call(member("SetOn"), Variant.boolean(true)))
        == .invalidArguments)
    #expect(!lamp.isOn)
    #expect(
      try await failure(try await client.call(member("Nothing")))
        == .unknownMethod)
    let foreign = line.address("org.example.Nothing", "SetOn")
    #expect(
      try await failure(try await client.call(foreign, true))
        == .unknownMethod)
    let elsewhere = line.address("org.example.Lamp1", "SetOn", at: "/nowhere")
    #expect(
      try await failure(try await client.call(elsewhere, true))
        == .unknownObject)
    let nobody = MemberAddress(
      destination: "org.example.Nobody", path: "/", interface: "a.b", member: "C")
    #expect(try await failure(try await client.call(nobody)) == .serviceUnknown)
  }

  @Test("Properties are read and set, with their errors")
  @BusActor func properties() async throws {
    let client = line.client
    #expect(try await client.property(member("Kind"), as: String.self) == "lamp")
    try await client.setProperty(member("Level"), to: 50 as UInt32)
    #expect(lamp.level == 50)
    #expect(
      try await failure(try await client.setProperty(member("Level"), to: 101 as UInt32))
        == .invalidArguments)
    #expect(
      try await failure(try await client.setProperty(member("Level"), to: "high"))
        == .invalidArguments)
    #expect(
      try await failure(try await client.setProperty(member("On"), to: true))
        == .propertyReadOnly)
    #expect(
      try await failure(try await client.property(member("None"), as: String.self))
        == .unknownProperty)
    #expect(
      try await failure(try await client.property(member("On"), as: String.self))
        == .invalidArguments)
    #expect(lamp.level == 50 && !lamp.isOn)
  }

  @Test("A call ends at its deadline, and a late reply harms nobody")
  @BusActor func deadline() async throws {
    let clock = ContinuousClock()
    let begin = clock.now
    #expect(
      try await failure(try await line.client.call(member("Hold"), timeout: .milliseconds(50)))
        == .timedOut)
    #expect(clock.now - begin >= .milliseconds(50))
    line.client.callTimeout = .milliseconds(50)
    #expect(try await failure(try await line.client.call(member("Hold"))) == .timedOut)
    #expect(clock.now - begin < Connection.usualTimeout)
    line.client.callTimeout = .seconds(Int64.max)
    lamp.held = []
    #expect(try await line.client.call(member("Add"), 1 as Int32, 2 as Int32).read(Int32.self) == 3)
  }

  @Test("A cancelled task stops waiting at once, before or during its call")
  @BusActor func cancellation() async throws {
    let waiting = Task {
      try await failure(try await line.client.call(member("Hold")))
    }
    try await eventually("the call arrives") { lamp.held.count == 1 }
    waiting.cancel()
    #expect(try await waiting.value == .cancelled)
    let late = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await failure(try await line.client.call(member("Hold")))
    }
    #expect(try await late.value == .cancelled)
    lamp.held = []
    #expect(try await line.client.call(member("Add"), 1 as Int32, 2 as Int32).read(Int32.self) == 3)
  }

  @Test("A client that vanishes during its call costs nothing")
  @BusActor func vanishingClient() async throws {
    let vanishing = try Connection.connect(address: line.bus.address)
    let call = Task {
      try await failure(try await vanishing.call(member("Hold")))
    }
    try await eventually("the call arrives") { lamp.held.count == 1 }
    vanishing.close()
    #expect(try await call.value == .disconnected)
    lamp.held = []
    #expect(try await line.client.call(member("Add"), 1 as Int32, 2 as Int32).read(Int32.self) == 3)
  }

  @Test("A service that dies during a call fails it at once")
  @BusActor func dyingService() async throws {
    let program = try ChildProcess.busProgram("serve", line.bus.address, "org.example.Program")
    try await eventually("it serves") { program.output.contains("owner") }
    let die = MemberAddress(
      destination: "org.example.Program", path: "/", interface: "org.example.Program1",
      member: "Die")
    #expect(try await failure(try await line.client.call(die)) == .noReply)
    #expect(try await program.end() == .signalled(SIGKILL))
  }

  @Test("A call that forbids starting a service does not start one")
  @BusActor func noAutoStart() async throws {
    try line.bus.addService(name: "org.example.Started", executable: "/bin/false")
    let address = MemberAddress(
      destination: "org.example.Started", path: "/", interface: "a.b", member: "C")
    #expect(
      try await failure(try await line.client.call(address, autoStart: false))
        == .nameHasNoOwner)
  }

  @Test("A message of eight megabytes arrives whole")
  @BusActor func bigMessage() async throws {
    let text = String(repeating: "0123456789abcdef", count: 1 << 19)
    let reply = try await line.client.call(member("Echo"), Variant.string(text))
    let echoed: Variant = try reply.read(Variant.self)
    #expect(echoed == .string(text))
  }

  @Test("A descriptor is duplicated on its way and outlives the message")
  @BusActor func descriptors() async throws {
    let (near, far) = try FileDescriptor.socketPair()
    let copy = try await line.client.call(member("Open"), far).read(FileDescriptor.self)
    #expect(copy.rawValue != far.rawValue)
    #expect(write(copy.rawValue, "x", 1) == 1)
    var byte: UInt8 = 0
    #expect(read(near.rawValue, &byte, 1) == 1 && byte == UInt8(ascii: "x"))
    #expect(fcntl(copy.rawValue, F_GETFD) & FD_CLOEXEC != 0)
  }

  @Test("Calls that want no reply are carried out")
  @BusActor func withoutReply() async throws {
    try line.client.callWithoutReply(member("SetOn"), true)
    try line.client.callWithoutReply(member("Fail"))
    try await line.client.call(member("Add"), 1 as Int32, 2 as Int32)
    #expect(lamp.isOn)
  }

  @Test("The bus' end fails running calls and is told once; later calls fail too")
  @BusActor func lostBus() async throws {
    var told = 0
    line.client.onDisconnect = { told += 1 }
    let call = Task {
      try await failure(try await line.client.call(member("Hold")))
    }
    try await eventually("the call arrives") { lamp.held.count == 1 }
    line.bus.kill()
    #expect(try await call.value == .noReply)
    try await eventually("it is told") { told == 1 }
    #expect(!line.client.isOpen)
    #expect(
      try await failure(try await line.client.call(.bus("GetId")))
        == .disconnected)
    lamp.held = []
  }
}
