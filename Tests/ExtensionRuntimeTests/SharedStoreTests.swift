import Bus
import ControlModel
import ControlProtocol
import TestSupport
import Testing

struct SharedStoreTests {
  init() { EventLoop.shared.startThread() }

  @Test @BusActor func unchangedUserDefaultsCodeAgreesAcrossTwoProcesses() async throws {
    let fixture = try Fixture()
    let names: [BusName] = ["org.controlbus.First", "org.controlbus.Second"]
    var processes: [ChildProcess] = []
    for name in names { processes.append(try await fixture.start(as: name)) }
    let proxies = try names.map { try fixture.proxy($0) }

    for flip in 1...400 {
      let isOn = flip % 2 == 1
      let (writer, reader) = flip % 3 == 0 ? (proxies[1], proxies[0]) : (proxies[0], proxies[1])
      _ = try await writer.perform(
        kind: "fixture.store", configuration: [:], action: .set(isOn))
      let seen = try await reader.evaluate(kind: "fixture.store", configuration: [:])
      try #require(seen.value == isOn, "flip \(flip)")
      try #require(seen.subtitle == "\(flip)", "flip \(flip)")
    }
    #expect(processes.allSatisfy { $0.isRunning })
  }
}
