import Bus
import ControlProtocol
import Foundation
import TestSupport
import Testing

/// What stow, Nix profiles, `ln -sfn` and restored backups do to the folders that the host watches.
@Suite("A folder that is switched to another one while the service runs is followed", .serialized)
struct SwitchedFolderTests {
  init() { EventLoop.shared.startThread() }

  /// How one folder takes another one's place.
  enum Switch: CaseIterable {
    case link
    case replacement

    /// Puts what is at `source` where `path` is, which need not be there yet.
    func put(_ source: String, at path: String) throws {
      switch self {
      case .link:
        try FileManager.default.createSymbolicLink(
          atPath: path + ".new", withDestinationPath: source)
        try #require(rename(path + ".new", path) == 0)
      case .replacement:
        _ = rename(path, path + ".old")
        try #require(rename(source, path) == 0)
      }
    }
  }

  private func makeFolder(_ path: String) throws {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  private func makeParent(of path: String) throws {
    try makeFolder(URL(filePath: path).deletingLastPathComponent().path)
  }

  /// Makes a folder what is to be switched.
  private func settle(_ folder: String, as way: Switch) throws {
    try makeFolder(folder)
    try #require(rename(folder, folder + ".first") == 0)
    try way.put(folder + ".first", at: folder)
  }

  @Test(
    "by the gallery, whichever folder above the manifests it is",
    arguments: ["data", "data/controlbus", "data/controlbus/extensions"], Switch.allCases)
  @BusActor
  func manifests(folder: String, way: Switch) async throws {
    let host = try RunningHost()
    func install(_ name: String, in data: String) throws {
      let kinds = ["toggle org.example.\(name)"]
      let bus = "org.example.\(name.capitalized)"
      try ScriptFolder(bus, kinds: kinds, isInstalled: false, on: host).install(kinds, in: data)
    }
    func put(_ source: String) throws {
      let source = folder.replacing("data", with: source, maxReplacements: 1)
      try way.put(host.folder.file(source), at: host.folder.file(folder))
    }
    try install("first", in: "one")
    try install("second", in: "two")
    if folder == "data" { rmdir(host.folder.file("data")) }
    try makeParent(of: host.folder.file(folder))
    try put("one")
    try await host.start()
    let surface = try await Surface(host)
    func isOffered(_ name: String) async throws {
      try await eventually("\(name) is offered") {
        try await surface.state(of: .control(id: name)) == "current"
      }
    }
    try await isOffered("first")
    try put("two")
    try await isOffered("second")
    #expect(try await surface.state(of: .control(id: "first")) == "unavailable")
    try install("third", in: "data")
    try await isOffered("third")
  }

  @Test("and so is what a manifest leads to that is a link itself")
  @BusActor
  func linkedManifest() async throws {
    let host = try RunningHost()
    let file = "controlbus/extensions/org.example.Linked.json"
    let (link, target) = (host.folder.file("data/\(file)"), host.folder.file("dotfiles/\(file)"))
    func write(_ kind: String, atomically: Bool) throws {
      let kinds = #"[{"Kind": "\#(kind)", "ControlType": "button", "DisplayName": "One"}]"#
      try #"{"busName": "org.example.Linked", "kinds": \#(kinds)}"#.write(
        toFile: target, atomically: atomically, encoding: .utf8)
    }
    for path in [link, target] { try makeParent(of: path) }
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: target)
    try await host.start()
    let surface = try await Surface(host)
    func offers(_ kinds: [String]) async throws {
      let path = ObjectPath.extensionStatus(busName: "org.example.Linked")
      try await eventually("\(kinds) are offered") {
        (try? await surface.status(path).kinds) ?? [] == kinds
      }
    }
    try await offers([])
    try write("org.example.created", atomically: false)
    try await offers(["org.example.created"])
    try write("org.example.written", atomically: false)
    try await offers(["org.example.written"])
    try write("org.example.replaced", atomically: true)
    try await offers(["org.example.replaced"])
    unlink(target)
    try await offers([])
  }

  @Test(
    "by the arrangement, whichever folder above its file it is",
    arguments: ["config", "config/controlbus"], Switch.allCases)
  @BusActor
  func arrangement(folder: String, way: Switch) async throws {
    let scene = try await Scene.start { host, _ in
      try settle(host.folder.file(folder), as: way)
    }
    let surface = scene.surface
    let (file, place) = (scene.host.controlsFile, scene.host.folder.file(folder))
    let text = try String(contentsOfFile: file, encoding: .utf8)
    func edit(_ file: String, adding id: String) throws {
      try text.replacing("\"controls\": [", with: "\"controls\": [{id: '\(id)', kind: 'k'},").write(
        toFile: file, atomically: true, encoding: .utf8)
    }
    func has(_ id: String) async throws {
      try await eventually("“\(id)” is taken up") {
        try await surface.controls() == [id, "focus", "lap"]
      }
    }
    for id in ["second", "third"] {
      let other = place + ".\(id)"
      let otherFile = file.replacing(place, with: other)
      try makeParent(of: otherFile)
      try edit(otherFile, adding: id)
      try way.put(other, at: place)
      try await has(id)
      try edit(file, adding: id + "-edited")
      try await has(id + "-edited")
      _ = rename(place + ".old", place + ".old-\(id)")
    }
  }

  @Test("by what an app group's store shows", arguments: Switch.allCases)
  @BusActor
  func store(way: Switch) async throws {
    let scene = try await Scene.start(mode: "register") { host, script in
      script.write("groups", "group.org.example")
      try settle(host.folder.file("config"), as: way)
    }
    let place = scene.host.folder.file("config")
    func shows(_ value: Bool) async throws {
      try await eventually("\(value) is published") {
        try await scene.surface.value(of: Scene.focus) == value
      }
    }
    func write(_ value: String, in folder: String) throws {
      scene.script.write("\(Scene.toggle).value", value)
      try value.write(
        toFile: "\(folder)/group.org.example.plist", atomically: true, encoding: .utf8)
    }
    try FileManager.default.copyItem(
      atPath: place + (way == .link ? ".first" : ""), toPath: place + ".restored")
    try write("on", in: place + ".restored")
    try way.put(place + ".restored", at: place)
    try await shows(true)
    try write("off", in: place)
    try await shows(false)
  }
}
