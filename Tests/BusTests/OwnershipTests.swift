import Bus
import TestSupport
import Testing

/// Names on a bus: taking, losing, watching.
@Suite(.onEventLoop, .serialized) struct OwnershipTests {
  static let name: BusName = "org.example.Program"
  let line: Line

  @BusActor init() async throws { line = try await Line.start() }

  @Test("A name is taken, known to others, and given back")
  @BusActor func takeAndRelease() async throws {
    #expect(try await line.client.owner(of: Self.name) == nil)
    #expect(try await line.service.requestName(Self.name))
    #expect(try await line.service.requestName(Self.name))
    #expect(try await line.client.owner(of: Self.name) == line.service.uniqueName)
    #expect(try await line.client.requestName(Self.name) == false)
    #expect(try await line.client.names().contains(Self.name))
    try await line.service.releaseName(Self.name)
    #expect(try await line.client.owner(of: Self.name) == nil)
  }

  @Test("A name is handed over to a process that replaces its owner, and comes back from the queue")
  @BusActor func handover() async throws {
    let changes = Recorder<[BusName?]>()
    let watch = try await line.client.ownerChanges(of: Self.name) { changes.append([$0, $1]) }
    #expect(try await line.service.requestName(Self.name, allowReplacement: true, queue: true))
    let lost = Recorder<Bool>()
    let loss = try await line.service.nameLoss(of: Self.name) { lost.append(true) }
    let program = try ChildProcess.busProgram("serve", line.bus.address, Self.name.rawValue)
    try await eventually("the name is lost") { lost.values == [true] }
    try await eventually("it serves") { program.output == "owner\n" }
    let credentials = try await line.client.credentials(of: Self.name)
    #expect(credentials.processID == program.processID)
    program.signal(9)
    let own = line.service.uniqueName
    try await eventually("the name is back") {
      try await line.client.owner(of: Self.name) == own
    }
    try await eventually("all changes are told") { changes.values.count == 3 }
    #expect(changes.values.first == [nil, own] && changes.values.last?.last == own)
    watch.cancel()
    loss.cancel()
  }

  @Test("A program that loses its name, or its bus, is told")
  @BusActor func programIsTold() async throws {
    let program = try ChildProcess.busProgram("serve", line.bus.address, Self.name.rawValue)
    try await eventually("it serves") { program.output == "owner\n" }
    #expect(try await line.service.requestName(Self.name, replaceExisting: true))
    #expect(try await program.end() == .exited(0))
    #expect(program.output == "owner\nlost\nstopped\n")
    let orphan = try ChildProcess.busProgram("serve", line.bus.address, "org.example.Orphan")
    try await eventually("it serves") { orphan.output == "owner\n" }
    line.bus.kill()
    #expect(try await orphan.end() == .exited(0))
    #expect(orphan.output == "owner\ndisconnected\nstopped\n")
  }

  @Test("A name without an owner has no credentials")
  @BusActor func credentials() async throws {
    #expect(
      try await failure(try await line.client.credentials(of: Self.name)) == .nameHasNoOwner)
  }
}
