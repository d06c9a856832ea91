import Bus
import ControlProtocol
import Foundation
import TestSupport
import Testing

@Suite("A thousand placed controls of twenty extensions", .serialized)
struct ManyControlsTests {
  init() { EventLoop.shared.startThread() }

  private static let extensions = 20
  private static let copies = 50

  /// Twenty extensions that the bus could start, with fifty configured copies each.
  private func arrange(on host: RunningHost) throws -> [ScriptFolder] {
    let scripts = try (1...Self.extensions).map {
      try ScriptFolder("org.example.Scripted\($0)", kinds: ["timer \(kind($0))"], on: host)
    }
    let controls = (1...Self.extensions).flatMap { number in
      (1...Self.copies).map { copy in
        #"{"id": "t\#(number)-\#(copy)", "kind": "\#(kind(number))", "#
          + #""type": "toggle", "configuration": {"name": "Timer \#(copy)"}}"#
      }
    }
    try FileManager.default.createDirectory(
      atPath: host.folder.file("config/controlbus"), withIntermediateDirectories: true)
    try #"{"controls": [\#(controls.joined(separator: ",\n"))]}"#.write(
      toFile: host.controlsFile, atomically: true, encoding: .utf8)
    return scripts
  }

  private func kind(_ number: Int) -> String { "org.example.timer\(number)" }

  @Test("are all told to the call that starts the service, before one extension is launched")
  @BusActor
  func objects() async throws {
    let host = try RunningHost()
    let scripts = try arrange(on: host)
    try host.bus.addService(
      name: "org.controlbus", executable: BuiltProducts.path(of: "controlbusd"))
    let traffic = try await Traffic(of: host)
    let client = try host.client()
    let objects = try await client.managedObjects(
      destination: .controlBus, path: .controlCenter, timeout: .seconds(60))
    expectComplete(objects)
    // Now they are launched: each for its fifty copies once.
    try await eventually("every extension has described itself", within: .seconds(60)) {
      scripts.allSatisfy { $0.count("describe") > 0 }
    }
    #expect(scripts.allSatisfy { $0.count("start") == 1 })
    try await eventually("the traffic is written") {
      traffic.launch != nil && traffic.answer != nil
    }
    #expect(try #require(traffic.answer) < #require(traffic.launch))
  }

  private func expectComplete(_ objects: [ObjectPath: Connection.ObjectProperties]) {
    let copies = objects.values.filter { $0.keys.contains(.toggle) }
    #expect(copies.count == Self.extensions * Self.copies)
    let names = copies.compactMap {
      $0[.control]?["Configuration"]?.dictionaryValue?["name"]?.stringValue
    }
    #expect(names.count == copies.count && Set(names).count == Self.copies)
    #expect(objects.keys.count { $0.rawValue.contains("/gallery/") } == Self.extensions)
    #expect(objects.keys.count { $0.rawValue.contains("/extensions/") } == Self.extensions)
  }
}

/// The messages on a bus, in the order in which it passed them on.
private final class Traffic: Sendable {
  private let monitor: ChildProcess

  init(of host: RunningHost) async throws {
    monitor = try ChildProcess(
      "dbus-monitor", ["--profile", "--address", host.address], environment: host.environment)
    try await eventually("the monitor listens") { lines.contains { $0.last == "NameLost" } }
  }

  private var lines: [[Substring]] {
    monitor.output.split(separator: "\n").map { $0.split(separator: "\t") }
  }

  /// The place of the answer to the first `GetManagedObjects`.
  var answer: Int? {
    let lines = lines
    guard let call = lines.first(where: { $0.first == "mc" && $0.last == "GetManagedObjects" })
    else { return nil }
    return lines.firstIndex { $0.first == "mr" && $0[4] == call[3] && $0.last == call[2] }
  }

  /// The place of the first call that starts an extension, or reaches one.
  var launch: Int? {
    lines.firstIndex {
      $0.first == "mc"
        && ($0.contains("org.controlbus.Extension1") || $0.last == "StartServiceByName")
    }
  }
}
