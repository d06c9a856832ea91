import Foundation
import TestSupport
import Testing

@testable import StoreFiles

@Suite("The way to a path")
struct PathWalkTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      atPath: folder.file("a/b"), withIntermediateDirectories: true)
  }

  private func link(_ path: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.file(path), withDestinationPath: target)
  }

  private func walk(_ path: String) -> PathWalk { PathWalk(to: folder.file(path)) }

  /// What is passed below the test's folder.
  private func passed(_ walk: PathWalk) -> [String] {
    walk.passed.filter { $0.hasPrefix(folder.path + "/") }.map {
      String($0.dropFirst(folder.path.count + 1))
    }
  }

  @Test("passes every folder from the root on, and ends in the last")
  func folders() {
    let walk = walk("a/./b/")
    #expect(walk.passed == ["/tmp", folder.path, folder.file("a"), folder.file("a/b")])
    #expect(walk.folder == folder.file("a/b") && walk.rest.isEmpty)
    #expect(walk.end == folder.file("a/b"))
  }

  @Test("passes every link, those that lead back or to the root too")
  func links() throws {
    try link("relative", to: "a/up")
    try link("a/up", to: "../absolute/b")
    try link("absolute", to: folder.file("a"))
    let walk = walk("relative")
    #expect(passed(walk) == ["relative", "a", "a/up", "absolute", "a", "a/b"])
    #expect(walk.folder == folder.file("a/b") && walk.rest.isEmpty)
  }

  @Test("ends where something is missing, also behind a link, or is no folder")
  func ends() throws {
    try link("nowhere", to: "a/c")
    #expect(walk("a/c/d").folder == folder.file("a") && walk("a/c/d").rest == ["c", "d"])
    #expect(walk("nowhere/d").folder == folder.file("a") && walk("nowhere/d").rest == ["c", "d"])
    #expect(walk("nowhere/d").end == folder.file("a/c/d"))
    try "".write(toFile: folder.file("a/c"), atomically: true, encoding: .utf8)
    #expect(walk("nowhere/d").rest == ["c", "d"])
    #expect(PathWalk(to: "/").end == "/" && PathWalk(to: "/\(folder.path)").end == folder.path)
  }

  @Test("ends where links go round")
  func circle() throws {
    try link("one", to: "two")
    try link("two", to: "one")
    #expect(walk("one/x").folder == folder.path && walk("one/x").rest.last == "x")
  }
}
