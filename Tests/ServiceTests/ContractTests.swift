import Foundation
import TestSupport
import Testing

@Suite("The contract in dbus/interfaces")
struct ContractTests {
  /// The members of every interface that the files describe.
  static func contract() throws -> [String: InterfaceDescription] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../dbus/interfaces").standardizedFileURL
    var described: [String: InterfaceDescription] = [:]
    for file in try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    where file.pathExtension == "xml" {
      let found = try interfaces(inXML: String(contentsOf: file, encoding: .utf8))
      #expect(found.keys.map { $0 + ".xml" } == [file.lastPathComponent])
      described.merge(found) { $1 }
    }
    return described
  }

  /// Runs the service with the example extension and introspects an object of every sort.
  static func live() async throws -> [String: InterfaceDescription] {
    let host = try RunningHost()
    let program = BuiltProducts.path(of: "ReaderControls")
    _ = try await host.run(program, ["install", "--prefix", host.folder.file("system-prefix")])
    try FileManager.default.moveItem(
      atPath: host.folder.file("system-prefix/share/controlbus"),
      toPath: host.folder.file("system/controlbus"))
    let extensionName = "com.example.ReaderApp.Controls"
    try host.bus.addService(name: extensionName, executable: program)
    try await host.start()
    let objects = [
      ("org.controlbus", "/org/controlbus"),
      ("org.controlbus", "/org/controlbus/controls/focus_2dmode"),
      ("org.controlbus", "/org/controlbus/controls/next_2dchapter"),
      ("org.controlbus", "/org/controlbus/gallery/com_2eexample_2eReaderApp_2efocus_2dmode"),
      ("org.controlbus", "/org/controlbus/extensions/com_2eexample_2eReaderApp_2eControls"),
      (extensionName, "/org/controlbus/Extension1"),
    ]
    var found: [String: InterfaceDescription] = [:]
    for (name, path) in objects {
      let (end, output, error) = try await host.run(
        "busctl", ["--user", "introspect", "--xml-interface", name, path])
      try #require(end == .exited(0), "\(path): \(error)")
      found.merge(try interfaces(inXML: output)) { first, second in
        #expect(first == second)
        return second
      }
    }
    return found
  }

  @Test("is what the service and an extension export, in both directions")
  func introspection() async throws {
    let contract = try Self.contract()
    let live = try await Self.live()
    #expect(Set(live.keys) == Set(contract.keys))
    for (name, described) in contract {
      let missing = described.members.subtracting(live[name]?.members ?? [])
      let unknown = (live[name]?.members ?? []).subtracting(described.members)
      #expect(missing.isEmpty, "\(name) lacks on the bus")
      #expect(unknown.isEmpty, "\(name) lacks in the file")
    }
  }
}
