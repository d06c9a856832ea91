import Bus
import ControlProtocol
import Foundation
import StoreFiles
import TestSupport
import Testing

@Suite("The page on extensions in Python", .serialized)
struct PythonPageTests {
  init() { EventLoop.shared.startThread() }

  /// The files that the page shows, by name: fenced blocks that begin with `file=NAME`.
  private func files() throws -> [String: String] {
    let page = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../docs/extension-in-python.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    var files: [String: String] = [:]
    for block in text.components(separatedBy: "\n```").dropFirst() {
      guard let end = block.firstIndex(of: "\n"),
        let name = block[..<end].components(separatedBy: " file=").dropFirst().first
      else { continue }
      files[name] = block[block.index(after: end)...] + "\n"
    }
    return files
  }

  /// Puts the files where the page says.
  private func install(on host: RunningHost) throws {
    let files = try files()
    let program = host.folder.file("quiet-mode")
    try #require(files["quiet-mode"]).write(toFile: program, atomically: true, encoding: .utf8)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program)
    let manifests = host.folder.file("data/controlbus/extensions")
    try FileManager.default.createDirectory(atPath: manifests, withIntermediateDirectories: true)
    try #require(files["org.example.QuietMode.json"]).write(
      toFile: "\(manifests)/org.example.QuietMode.json", atomically: true, encoding: .utf8)
    let service = try #require(files["org.example.QuietMode.service"])
    #expect(service.contains("Name=org.example.QuietMode\nExec=/home/you/.local/bin/quiet-mode\n"))
    try host.bus.addService(name: "org.example.QuietMode", executable: program)
  }

  @Test("has code that changes a store and marks it, as other programs do")
  @BusActor
  func store() async throws {
    let host = try RunningHost()
    try installStore(on: host)
    let plist = host.folder.file("config/group.org.example.plist")
    func change(isLook: Bool) async throws -> StoreMark {
      let call =
        "import app_group_store; app_group_store.change('group.org.example', 'a', 1, \(isLook ? "True" : "False"))"
      let result = try await host.run(
        "/usr/bin/python3", ["-c", "import sys; sys.path[0] = '\(host.folder.path)'; \(call)"])
      #expect(result.end == .exited(0), "\(result.error)")
      let mark = StoreMark(
        path: host.folder.file("runtime/app-groups/group.org.example.sequence"))
      #expect(mark.stamp == ContentStamp(path: plist))
      return mark
    }
    let first = try await change(isLook: true)
    #expect(first.sequence == 1 && first.deeds == 0 && first.strangers == 0)
    #expect(try permissions(of: plist) == 0o600)
    #expect(chmod(plist, 0o640) == 0)
    let second = try await change(isLook: false)
    #expect(second.sequence == 2 && second.deeds == 1 && second.strangers == 0)
    #expect(try permissions(of: plist) == 0o640)
    let data = try Data(contentsOf: URL(filePath: plist))
    try data.write(to: URL(filePath: plist), options: .atomic)
    #expect(try await change(isLook: true).strangers == 1)
  }

  private func installStore(on host: RunningHost) throws {
    try #require(try files()["app_group_store.py"]).write(
      toFile: host.folder.file("app_group_store.py"), atomically: true, encoding: .utf8)
  }

  private func permissions(of path: String) throws -> Int {
    try #require(
      try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int)
  }

  @Test("has code that changes a store though who holds the lock is stopped")
  @BusActor
  func stoppedHolder() async throws {
    let host = try RunningHost()
    try installStore(on: host)
    let start = "import sys; sys.path[0] = '\(host.folder.path)'; import app_group_store as store; "
    let change = start + "store.change('group.org.example', 'a', 1, False)"
    let first = try await host.run("/usr/bin/python3", ["-c", change])
    #expect(first.end == .exited(0), "\(first.error)")
    let holder = try ChildProcess(
      "/usr/bin/python3",
      [
        "-c",
        start + "lock = open(store.LOCKS / 'lock', 'r+'); store.hold(lock); "
          + "import os, signal; print('held', flush=True); os.kill(os.getpid(), signal.SIGSTOP)",
      ], environment: host.environment)
    try await eventually("it holds the lock") { holder.output == "held\n" }
    // Waits half a second, and not for ever.
    let second = try await host.run("/usr/bin/python3", ["-c", change])
    holder.kill()
    #expect(second.end == .exited(0), "\(second.error)")
    let mark = StoreMark(
      path: host.folder.file("runtime/app-groups/group.org.example.sequence"))
    #expect(mark.deeds == 2)
  }

  @Test("has an extension that is set from other programs, and says what changed by itself")
  @BusActor
  func wholeLife() async throws {
    let host = try RunningHost()
    try install(on: host)
    try await host.start()
    let surface = try await Surface(host)
    let path = ObjectPath.control(id: "quiet")
    try await eventually("its control is current") {
      try await surface.state(of: path) == "current"
    }
    let set = try await host.run(
      "busctl",
      [
        "--user", "call", "org.controlbus", path.rawValue, "org.controlbus.Toggle1", "SetValue",
        "b", "true",
      ])
    #expect(set.end == .exited(0), "\(set.error)")
    let file = host.folder.file("state/quiet")
    #expect(FileManager.default.fileExists(atPath: file))
    let look = try await surface.properties(path, .toggle)
    #expect(look["Value"] == .boolean(true) && look["Subtitle"] == .string("On"))
    #expect(look["IconName"] == .string("notifications-disabled-symbolic"))
    unlink(file)
    try await eventually("the panels hear that somebody else ended it") {
      surface.looks(of: path).last?["Value"] == .boolean(false)
    }
    // A folder in the place of the file cannot be taken away as a file.
    try FileManager.default.createDirectory(atPath: file, withIntermediateDirectories: false)
    let error = await #expect(throws: BusError.self) { try await surface.setValue(false, path) }
    #expect(error?.name == .actionFailed && error?.message == "Is a directory")
  }
}
