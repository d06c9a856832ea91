import Bus
import ControlModel
import ControlProtocol
import TestSupport
import Testing

@testable import ControlHost

@Suite("An extension that the host knows")
struct KnownExtensionTests {
  init() { EventLoop.shared.startThread() }

  @Test("is not taken for running by the registration of a process that has left since")
  @BusActor
  func lateRegistration() async throws {
    let bus = try PrivateBus()
    let name = FakeExtension.name
    let known = try known(on: bus)
    try await known.watchOwner()
    let process = try Connection.connect(address: bus.address)
    #expect(try await process.requestName(name))
    let owner = try #require(process.uniqueName)
    try await eventually("it runs") { known.owner == owner }
    try known.register(try ExtensionRegistration(options: [:]), by: owner)
    try await process.releaseName(name)
    try await eventually("it has left") { known.owner == nil }
    #expect(throws: BusError.self) {
      try known.register(try ExtensionRegistration(options: [:]), by: owner)
    }
    #expect(known.owner == nil)
  }

  @Test("has not crashed when it closes its line before the answer and stays")
  @BusActor
  func closedLine() async throws {
    let bus = try PrivateBus()
    let (known, process) = try await onLine(bus)
    process.preview = { $0.closeLine() }
    #expect(await known.preview(kind: "kind", [:]) == .failure(.lostReply))
    #expect(!known.crashes.isSuspect("kind"))
    process.preview = { _ in }
    #expect(await known.preview(kind: "kind", [:]) == .success(FakeExtension.look))
  }

  @Test("has crashed when its line ends before the answer and it is gone")
  @BusActor
  func lostProcess() async throws {
    let bus = try PrivateBus()
    let (known, process) = try await onLine(bus)
    process.preview = { $0.die() }
    #expect(await known.preview(kind: "kind", [:]) == .failure(.lostReply))
    #expect(known.crashes.isSuspect("kind"))
  }

  @Test("leaves no crash to its installed copy when it is run by hand")
  @BusActor
  func lostBuild() async throws {
    let bus = try PrivateBus()
    let (known, process) = try await onLine(bus, byHand: true)
    process.preview = { $0.die() }
    #expect(await known.preview(kind: "kind", [:]) == .failure(.lostReply))
    try await eventually("it is gone") { known.owner == nil }
    #expect(known.crashes == CrashHistory())
  }

  @Test("is called where it runs, also before the bus has said so")
  @BusActor
  func earlyCall() async throws {
    let bus = try PrivateBus()
    let process = try await FakeExtension(on: bus)
    let known = try known(on: bus)
    let call = Task.immediate { @BusActor in await known.preview(kind: "kind", [:]) }
    try await known.watchOwner()
    #expect(await call.value == .success(FakeExtension.look))
    #expect(process.isOpen)
  }

  /// An extension that is installed.
  @BusActor
  private func known(on bus: PrivateBus) throws -> KnownExtension {
    let known = KnownExtension(
      busName: FakeExtension.name, connection: try Connection.connect(address: bus.address),
      log: HostLog { _, _, _ in })
    let name = known.name
    known.update(
      InstalledManifest(busName: name, rank: 0, manifest: ExtensionManifest(busName: name)))
    return known
  }

  /// An extension that is called over its line.
  @BusActor
  private func onLine(
    _ bus: PrivateBus, byHand: Bool = false
  ) async throws -> (KnownExtension, FakeExtension) {
    let process = try await FakeExtension(on: bus)
    let known = try known(on: bus)
    try await known.watchOwner()
    let registration = try ExtensionRegistration(options: [
      "line": try process.offerLine(), "byHand": .boolean(byHand),
    ])
    try known.register(registration, by: try process.owner)
    try await eventually("the line is used") {
      if case .line = known.channel(for: nil) { true } else { false }
    }
    return (known, process)
  }
}
