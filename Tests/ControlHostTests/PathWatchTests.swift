import Bus
import Foundation
import Glibc
import TestSupport
import Testing

@testable import ControlHost

@Suite("A watch on a path")
struct PathWatchTests {
  private let home: TemporaryFolder

  init() throws {
    EventLoop.shared.startThread()
    home = try TemporaryFolder()
  }

  private func make(_ folders: String...) throws {
    for folder in folders {
      try FileManager.default.createDirectory(
        atPath: home.file(folder), withIntermediateDirectories: true)
    }
  }

  private func write(_ path: String) throws {
    try "text".write(toFile: home.file(path), atomically: false, encoding: .utf8)
  }

  /// As `ln -sfn` does.
  private func link(_ path: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: home.file(path + ".new"), withDestinationPath: target)
    try move(path + ".new", to: path)
  }

  private func move(_ old: String, to new: String) throws {
    try #require(rename(home.file(old), home.file(new)) == 0)
  }

  /// A watch and what it has told.
  @BusActor
  private final class Told {
    private(set) var names: [String?] = []
    private var watch: PathWatch?

    init(_ path: String) {
      watch = PathWatch(path, log: HostLog { _, _, _ in }) { [weak self] in
        self?.names.append($0)
      }
    }

    /// Waits until something is told of which only the caller can be the cause.
    func hears(_ name: String? = nil, _ cause: () throws -> Void) async throws {
      try await forget()
      try cause()
      try await eventually("\(name ?? "anything") is told") { names.contains(name) }
    }

    func forget() async throws {
      try await silence()
      names = []
    }

    /// Waits until all that has happened is told: the file of another watch comes after it.
    func silence() async throws {
      let other = try TemporaryFolder()
      let end = Recorder()
      let watch = try EventLoop.shared.watch(directory: other.path) { _ in end.isDone = true }
      try "".write(toFile: other.file("end"), atomically: false, encoding: .utf8)
      try await eventually("the end is told") { end.isDone }
      watch.cancel()
      await Task.yield()
    }
  }

  @BusActor
  private final class Recorder {
    var isDone = false
  }

  @Test("tells the names of the files in a folder, and comes back to one that is made again")
  @BusActor
  func folder() async throws {
    let told = Told(home.file("a/b"))
    for _ in 0..<3 {
      try await told.hears { try make("a") }
      try await told.hears { try make("a/b") }
      try await told.hears("file") { try write("a/b/file") }
      try await told.hears { try FileManager.default.removeItem(atPath: home.file("a")) }
    }
  }

  @Test("follows a folder whose parent or grandparent is renamed, and one that replaces it")
  @BusActor
  func renames() async throws {
    try make("a/b/c", "other/b/c", "third/c")
    let told = Told(home.file("a/b/c"))
    try await told.hears { try move("a", to: "old") }
    try await told.hears { try move("other", to: "a") }
    try await told.hears("file") { try write("a/b/c/file") }
    try await told.hears { try move("a/b", to: "a/old") }
    try await told.hears { try move("third", to: "a/b") }
    try await told.hears("file") { try write("a/b/c/file") }
  }

  @Test("follows a link wherever it is on the way", arguments: ["a", "a/b", "a/b/c"])
  @BusActor
  func links(place: String) async throws {
    let below = "a/b/c".dropFirst(place.count)
    try make("one\(below)", "two\(below)")
    if let slash = place.lastIndex(of: "/") { try make(String(place[..<slash])) }
    try link(place, to: home.file("one"))
    let told = Told(home.file("a/b/c"))
    try await told.hears("file") { try write("one\(below)/file") }
    for target in ["two", "one", "three"] {
      try await told.hears { try link(place, to: home.file(target)) }
      if target == "three" { try await told.hears { try make("three\(below)") } }
      try await told.hears("file") { try write("\(target)\(below)/file") }
    }
  }

  @Test("follows a link that has a second name, as a backup of hard links gives it")
  @BusActor
  func secondName() async throws {
    try make("one", "two")
    try link("data", to: "one")
    try #require(Glibc.link(home.file("data"), home.file("backup")) == 0)
    let told = Told(home.file("data"))
    try await told.hears { try link("data", to: "two") }
    try await told.hears("file") { try write("two/file") }
  }

  @Test("tells that somebody else may read a file, in a folder or at the end of the way")
  @BusActor
  func permissions() async throws {
    try make("a")
    try write("a/file")
    let (folder, file) = (Told(home.file("a")), Told(home.file("a/file")))
    try await folder.hears("file") { chmod(home.file("a/file"), 0o600) }
    try await file.hears { chmod(home.file("a/file"), 0o644) }
    try await file.hears { chmod(home.file("a"), 0o700) }
  }

  @Test("follows a chain of links, each of which is switched")
  @BusActor
  func chain() async throws {
    try make("generation-1", "generation-2", "generation-3")
    try link("profile", to: "generation-1")
    try link("data", to: "profile")
    let told = Told(home.file("data"))
    try await told.hears { try link("profile", to: "generation-2") }
    try await told.hears("file") { try write("generation-2/file") }
    try await told.hears { try link("data", to: "generation-3") }
    try await told.hears("file") { try write("generation-3/file") }
  }

  @Test("tells of one file alone where the path is that of a file, through its links")
  @BusActor
  func file() async throws {
    try make("dotfiles", "config")
    let told = Told(home.file("config/file"))
    try await told.hears { try write("config/file") }
    try await told.hears { try move("config/file", to: "config/old") }
    try await told.hears { try link("config/file", to: "../dotfiles/file") }
    try await told.hears { try write("dotfiles/file") }
    try await told.hears { try move("dotfiles", to: "elsewhere") }
    try await told.hears { try link("dotfiles", to: "elsewhere") }
    try await told.hears { try write("elsewhere/file") }
    try await told.forget()
    try write("elsewhere/other")
    try write("config/other")
    try await told.silence()
    #expect(told.names.isEmpty)
  }

  @Test("is not told of other entries of the folders on the way")
  @BusActor
  func strangers() async throws {
    try make("a/b/c")
    let told = Told(home.file("a/b/c"))
    try write("stranger")
    try write("a/stranger")
    try move("a/stranger", to: "a/b/stranger")
    try await told.hears("file") { try write("a/b/c/file") }
    #expect(told.names.allSatisfy { $0 == "file" })
  }
}
