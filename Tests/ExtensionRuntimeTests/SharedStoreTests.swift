import Bus
import ControlModel
import ControlProtocol
import Foundation
import StoreFiles
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

  @Test @BusActor func callsAtTheSameTimeLoseNothingOfEachOther() async throws {
    let fixture = try Fixture()
    let process = try await fixture.start()
    let proxy = try fixture.proxy()
    let others = Task { @BusActor in
      while !Task.isCancelled {
        _ = try await proxy.perform(kind: "fixture.echo", configuration: [:], action: .set(true))
      }
    }
    for count in 1...200 {
      _ = try await proxy.perform(
        kind: "fixture.store", configuration: [:], action: .set(count % 2 == 1))
      let seen = try await proxy.evaluate(kind: "fixture.store", configuration: [:])
      try #require(seen.subtitle == "\(count)")
    }
    others.cancel()
    #expect(process.isRunning)
  }

  @Test @BusActor func aLongCallKeepsNoOtherCallFromTakingUpWhatWasWrittenMeanwhile() async throws {
    let fixture = try Fixture()
    let writer = try await fixture.start(as: "org.controlbus.Second")
    let process = try await fixture.start()
    let proxy = try fixture.proxy()
    func store() async throws -> Bool? {
      try await proxy.evaluate(kind: "fixture.store", configuration: [:]).value
    }
    #expect(try await store() == false)
    var isOver = false
    let call = Task.immediate { @BusActor in
      _ = try? await proxy.evaluate(kind: "fixture.sleep", configuration: ["seconds": .double(60)])
      isOver = true
    }
    _ = try await fixture.proxy("org.controlbus.Second").perform(
      kind: "fixture.store", configuration: [:], action: .set(true))
    #expect(try await store() == true)
    #expect(!isOver)
    #expect(process.isRunning && writer.isRunning)
    process.signal(SIGKILL)
    await call.value
  }

  @Test @BusActor func whatALookAndWhatAnActionWritesIsToldApart() async throws {
    let fixture = try Fixture()
    let process = try await fixture.start()
    let proxy = try fixture.proxy()
    func mark() -> StoreMark {
      StoreMark(
        path: fixture.home.file("XDG_RUNTIME_DIR/app-groups/group.org.controlbus.Fixture.sequence"))
    }
    _ = try await proxy.perform(kind: "fixture.store", configuration: [:], action: .set(true))
    #expect(mark().sequence == 1 && mark().deeds == 1)
    // What a look sets is written at the next call, or at the end.
    for text in ["first", "second"] {
      _ = try await proxy.evaluate(
        kind: "fixture.store", configuration: ["mark": .string(text)])
    }
    #expect(mark().sequence == 2 && mark().deeds == 1)
    _ = try await proxy.perform(kind: "fixture.store", configuration: [:], action: .set(false))
    #expect(mark().sequence == 4 && mark().deeds == 2)
    _ = try await proxy.evaluate(
      kind: "fixture.store", configuration: ["mark": .string("third")])
    process.signal(SIGTERM)
    #expect(try await process.end() == .exited(0))
    #expect(mark().sequence == 5 && mark().deeds == 2 && mark().strangers == 0)
  }

  @Test(arguments: ["empty", "folder"]) @BusActor
  func aBrokenStoreFailsEveryCallOnItAndNothingIsLost(damage: String) async throws {
    let fixture = try Fixture()
    let process = try await fixture.start()
    let proxy = try fixture.proxy()
    let path = fixture.home.file("XDG_CONFIG_HOME/group.org.controlbus.Fixture.plist")
    func set(_ isOn: Bool) async throws {
      _ = try await proxy.perform(kind: "fixture.store", configuration: [:], action: .set(isOn))
    }
    func evaluate() async throws -> Snapshot {
      try await proxy.evaluate(kind: "fixture.store", configuration: [:])
    }
    try await set(true)
    let whole = try Data(contentsOf: URL(filePath: path))
    if damage == "folder" {
      try FileManager.default.removeItem(atPath: path)
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
    } else {
      try Data().write(to: URL(filePath: path))
    }
    for call in [{ try await set(false) }, { _ = try await evaluate() }] {
      let error = await #expect(throws: BusError.self) { try await call() }
      #expect(error?.name == .actionFailed)
      #expect(error?.message.contains("“\(path)”") == true, "\(error?.message ?? "")")
    }
    try FileManager.default.removeItem(atPath: path)
    try whole.write(to: URL(filePath: path))
    #expect(try await evaluate().value == true)
    try await set(false)
    #expect(try await evaluate().value == false)
    #expect(process.isRunning)
  }

  @Test(.enabled(if: getuid() == 0, "mounting needs root")) @BusActor
  func whileAStoreCannotBeWrittenActionsAndLooksFailAndThenTheFileSaysWhatIsShown() async throws {
    let fixture = try Fixture()
    let mount = #"mount -t tmpfs -o ro tmpfs "$XDG_CONFIG_HOME" && exec "$0""#
    let process = try await fixture.start(through: ["unshare", "--mount", "sh", "-c", mount])
    let proxy = try fixture.proxy()
    let path = fixture.home.file("XDG_CONFIG_HOME/group.org.controlbus.Fixture.plist")
    func set(_ isOn: Bool) async throws {
      _ = try await proxy.perform(kind: "fixture.store", configuration: [:], action: .set(isOn))
    }
    func isOn() async throws -> Bool? {
      try await proxy.evaluate(kind: "fixture.store", configuration: [:]).value
    }
    #expect(try await isOn() == false)
    for call in [{ try await set(true) }, { try await set(true) }, { _ = try await isOn() }] {
      let error = await #expect(throws: BusError.self) { try await call() }
      #expect(error?.name == .actionFailed)
      #expect(
        error?.message == "The store “\(path)” cannot be written: Read-only file system",
        "\(error?.message ?? "")")
    }
    let nsenter = ["-t", "\(process.processID)", "-m", "mount", "-o", "remount,rw"]
    let folder = fixture.home.file("XDG_CONFIG_HOME")
    #expect(try await ChildProcess.run("nsenter", nsenter + [folder]).end == .exited(0))
    #expect(try await isOn() == true)
    try await set(false)
    #expect(try await isOn() == false)
    #expect(process.isRunning)
  }
}
