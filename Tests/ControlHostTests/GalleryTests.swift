import ControlModel
import Foundation
import TestSupport
import Testing

@testable import ControlHost

@Suite("The gallery")
struct GalleryTests {
  private func offer(_ name: String, rank: Int, _ kinds: String...) -> Gallery.Offer {
    Gallery.Offer(
      extensionName: name, rank: rank,
      kinds: kinds.map { KindDescriptor(kind: $0, controlType: .toggle) })
  }

  @Test("prefers the more important extension, and says so to the other")
  func precedence() {
    var gallery = Gallery()
    gallery.update([
      offer("byHand", rank: .max, "k"), offer("b", rank: 1, "k"), offer("a", rank: 2, "k"),
    ])
    #expect(gallery.entries["k"]?.extensionName == "b")
    #expect(gallery.problems["a"] == ["“k” is offered by b already"])
    #expect(gallery.problems["byHand"] == ["“k” is offered by b already"])
    #expect(gallery.problems["b"] == nil)
  }

  @Test("lets a winner keep its kind while it is there, and no longer")
  func winner() {
    var gallery = Gallery()
    gallery.update([offer("old", rank: 2, "k")])
    gallery.update([offer("old", rank: 2, "k"), offer("new", rank: 0, "k")])
    #expect(gallery.entries["k"]?.extensionName == "old")
    #expect(gallery.problems["new"] == ["“k” is offered by old already"])
    gallery.update([offer("old", rank: 2, "other"), offer("new", rank: 0, "k")])
    #expect(gallery.entries["k"]?.extensionName == "new")
    #expect(gallery.entries["other"]?.extensionName == "old")
    #expect(gallery.problems.isEmpty)
  }

  @Test("refuses kinds that cannot be served, each with its reason")
  func refusals() {
    var gallery = Gallery()
    var kinds = ["", String(repeating: "x", count: 300), "a\u{7}b", "twice", "twice"].map {
      KindDescriptor(kind: $0, controlType: .button)
    }
    kinds.append(KindDescriptor(kind: "neither", controlType: .unknown))
    kinds.append(KindDescriptor(kind: "trapped", controlType: .toggle, problem: "trapped"))
    gallery.update([Gallery.Offer(extensionName: "e", rank: 0, kinds: kinds)])
    #expect(gallery.entries.keys.sorted() == ["twice"])
    #expect(gallery.problems["e"]?.count == 6)
    #expect(gallery.problems["e"]?.first == "“” must not be empty")
    #expect(gallery.problems["e"]?.last == "“trapped” trapped")
  }

  @Test("takes a manifest for a new one when it is written anew, not when others may read it")
  func versions() throws {
    let folder = try TemporaryFolder()
    let path = folder.file("org.example.A.json")
    func write() throws {
      try #"{"busName": "org.example.A"}"#.write(toFile: path, atomically: true, encoding: .utf8)
    }
    func read() throws -> InstalledManifest {
      try #require(InstalledManifest.read(busName: "org.example.A", folder: folder.path, rank: 0))
    }
    try write()
    let first = try read()
    chmod(path, 0o600)
    #expect(try read() == first)
    try write()
    #expect(try read() != first)
  }

  @Test("takes texts of one line from a manifest, and refuses a kind with too many")
  func texts() throws {
    let folder = try TemporaryFolder()
    let long = String(repeating: "z", count: 100_000)
    try #"""
    {"busName": "org.example.A", "name": "A\nB", "kinds": [
      {"Kind": "a", "ControlType": "toggle", "DisplayName": "a\n\u001b[31mb", "Description": "c\td"},
      {"Kind": "b", "ControlType": "toggle", "Description": "\#(long)"}]}
    """#.write(toFile: folder.file("org.example.A.json"), atomically: true, encoding: .utf8)
    let found = try #require(
      InstalledManifest.read(busName: "org.example.A", folder: folder.path, rank: 0))
    #expect(found.manifest.name == "A B")
    let kinds = found.manifest.kinds
    #expect(kinds.map(\.displayName) == ["a  [31mb", ""])
    #expect(kinds.map(\.description) == ["c d", ""])
    #expect(kinds.last?.problem == "its description is longer than 65536 bytes")
  }
}
