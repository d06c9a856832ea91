import Bus
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
    let name: BusName = "org.example.Known"
    let known = KnownExtension(
      busName: name, connection: try Connection.connect(address: bus.address),
      log: HostLog { _, _, _ in })
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
}
