import Bus
import ControlModel
import Foundation
import TestSupport
import Testing

@testable import ControlHost

@Suite("The store of the arrangement")
struct ControlsStoreTests {
  init() throws {
    EventLoop.shared.startThread()
    folder = try TemporaryFolder()
  }

  private let folder: TemporaryFolder
  private var path: String { folder.file("config/controlbus/controls.json") }
  private var keptPath: String { folder.file("state/controlbus/arrangement.json") }

  @BusActor
  private func store() -> ControlsStore {
    // A store that still writes when its test has ended keeps the folder until then.
    let log = HostLog { [folder] _, _, _ in withExtendedLifetime(folder) {} }
    let store = ControlsStore(path: path, keptPath: keptPath, log: log)
    store.load()
    return store
  }

  @BusActor
  private func add(_ id: String, to store: ControlsStore) async throws(ControlFailure) {
    try await store.change { (file) throws(ControlFailure) in
      file.controls.append(PlacedControl(id: id, kind: "k"))
    }
  }

  private func text() throws -> String { try String(contentsOfFile: path, encoding: .utf8) }

  @Test("makes its folder, and is the user's alone")
  @BusActor
  func creation() async throws {
    let store = store()
    try await add("a", to: store)
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
    #expect(self.store().contents == store.contents)
  }

  @Test("puts a person's edit first that came between its reading and its writing")
  @BusActor
  func overtaken() async throws {
    let store = store()
    try await add("a", to: store)
    var changes: [[String]] = []
    store.onChange = { _, new in changes.append(new.controls.map(\.id)) }
    let edited = try text().replacing("\"a\"", with: "\"theirs\"")
    try edited.write(toFile: path, atomically: true, encoding: .utf8)
    try await add("ours", to: store)
    #expect(changes == [["theirs"], ["theirs", "ours"]])
    #expect(self.store().contents.controls.map(\.id) == ["theirs", "ours"])
  }

  @Test("starts with the last arrangement that it read when the file is broken, and tells of it")
  @BusActor
  func brokenStart() async throws {
    for byHand in [false, true] {
      let first = store()
      try await add(byHand ? "b" : "a", to: first)
      if byHand {
        try text().replacing("\"a\"", with: "\"edited\"").write(
          toFile: path, atomically: true, encoding: .utf8)
        first.fileTouched()
      }
      await first.finish()
      let whole = try text()
      try whole.replacing("\"k\"", with: "\"k").write(
        toFile: path, atomically: true, encoding: .utf8)
      let second = store()
      #expect(second.contents == first.contents && !second.contents.controls.isEmpty)
      #expect(second.brokenReason?.contains("controls.json, line ") == true)
      await #expect(throws: ControlFailure.self) { try await add("c", to: second) }
      await second.finish()
      #expect(self.store().contents == first.contents)
      var changes = 0
      second.onChange = { _, _ in changes += 1 }
      try whole.write(toFile: path, atomically: true, encoding: .utf8)
      second.fileTouched()
      await second.finish()
      #expect(second.brokenReason == nil && second.contents == first.contents && changes == 1)
    }
  }

  @Test("removes what a process left that was killed while it wrote, and nothing else")
  @BusActor
  func leftovers() async throws {
    try await add("a", to: store())
    let gone = try await ChildProcess.run("sh", ["-c", "echo $$"])
    let dead = gone.output.trimmingCharacters(in: .whitespacesAndNewlines)
    let names = [dead, "\(getpid())", "1", "x"].map { "\(path).\($0).new" }
    for name in names { try "".write(toFile: name, atomically: false, encoding: .utf8) }
    _ = store()
    #expect(names.map { FileManager.default.fileExists(atPath: $0) } == [false, true, true, true])
  }

  @Test("never writes over an edit that came while it wrote")
  @BusActor
  func races() async throws {
    var mine = ControlsFile()
    mine.controls = (0..<1_000).map { PlacedControl(id: "c\($0)", kind: "k") }
    let theirs = "// by hand\n\(mine.text)"
    try FileManager.default.createDirectory(
      atPath: folder.file("config/controlbus"), withIntermediateDirectories: true)
    let (disk, contents, path) = (ControlsDisk(path: path), mine, path)
    let rounds = 40
    var time = Duration.zero
    for round in 0...rounds {
      try theirs.write(toFile: path, atomically: true, encoding: .utf8)
      let (stamp, pause) = (FileStamp(path: path), time * round / rounds)
      let edit = Task.detached {
        try await Task.sleep(for: pause)
        try "{}".write(toFile: path, atomically: true, encoding: .utf8)
      }
      time = await ContinuousClock().measure {
        _ = await BlockingWork.run { disk.write(contents, over: stamp, isOwn: false) }
      }
      try await edit.value
      #expect(try text() == "{}", "round \(round), after \(pause)")
    }
  }

  @Test("takes up an edit that came right after it wrote")
  @BusActor
  func editsAfterWrites() async throws {
    let store = store()
    try await add("a", to: store)
    let (path, edited) = (path, path + ".edited")
    for round in 0..<40 {
      try text().replacing("[\n", with: "[{id: 'theirs\(round)', kind: 'k'},\n").write(
        toFile: edited, atomically: false, encoding: .utf8)
      let before = FileStamp(path: path)
      let edit = Task.detached {
        while FileStamp(path: path) == before {}
        rename(edited, path)
      }
      try await add("ours\(round)", to: store)
      _ = await edit.value
      try await add("more\(round)", to: store)
      #expect(try text().contains("theirs\(round)"), "round \(round)")
    }
  }

  @Test("refuses a change that it could not read again, and keeps the file")
  @BusActor
  func unreadable() async throws {
    let store = store()
    try await add("a", to: store)
    let before = try text()
    var deep = PlainValue.integer(1)
    for _ in 0..<64 { deep = .list([deep]) }
    let value = deep
    for change: @BusActor (inout ControlsFile) -> Void in [
      { $0.controls.append(PlacedControl(id: String(repeating: "x", count: 256), kind: "k")) },
      { $0.controls[0].configuration = ["deep": value] },
      { $0.lastNumbers["k"] = .max },
    ] {
      let error = await #expect(throws: ControlFailure.self) {
        try await store.change { (file) throws(ControlFailure) in change(&file) }
      }
      #expect(error?.message.contains("could not be read again") == true)
    }
    #expect(try text() == before && store.contents.controls.map(\.id) == ["a"])
    try await add("b", to: store)
  }

  @Test("makes a failing change not at all, beside others that come with it")
  @BusActor
  func failing() async throws {
    let store = store()
    let good = Task.immediate { @BusActor in try await add("a", to: store) }
    let bad = Task.immediate { @BusActor in
      try await store.change { (file) throws(ControlFailure) in
        file.controls.append(PlacedControl(id: "half", kind: "k"))
        try file.move("gone", to: 0)
      }
    }
    try await good.value
    await #expect(throws: ControlFailure.unknownControl("gone")) { try await bad.value }
    #expect(store.contents.controls.map(\.id) == ["a"])
  }

  @Test("writes again what a person took away, and counts it as no edit")
  @BusActor
  func removed() async throws {
    let store = store()
    try await add("a", to: store)
    try FileManager.default.removeItem(atPath: path)
    store.fileTouched()
    try await add("b", to: store)
    #expect(self.store().contents.controls.map(\.id) == ["a", "b"])
  }

  @Test("keeps each hand-written version under a name of its own, and its own versions not")
  @BusActor
  func backups() async throws {
    let store = store()
    for (round, text) in ["{ /* one */ }", "{ /* two */ }"].enumerated() {
      try FileManager.default.createDirectory(
        atPath: folder.file("config/controlbus"), withIntermediateDirectories: true)
      try text.write(toFile: path, atomically: true, encoding: .utf8)
      store.fileTouched()
      try await add("a", to: store)
      try await add("b", to: store)
      #expect(
        try String(contentsOfFile: "\(path).~\(round + 1)~", encoding: .utf8) == text)
    }
    let names = try FileManager.default.contentsOfDirectory(
      atPath: folder.file("config/controlbus"))
    #expect(names.sorted() == ["controls.json", "controls.json.~1~", "controls.json.~2~"])
  }

  @Test("leaves a link to the file where it is")
  @BusActor
  func link() async throws {
    let files = FileManager.default
    try files.createDirectory(
      atPath: folder.file("config/controlbus"), withIntermediateDirectories: true)
    let target = folder.file("mine.json")
    try "{ /* mine */ }".write(toFile: target, atomically: true, encoding: .utf8)
    try files.createSymbolicLink(atPath: path, withDestinationPath: target)
    let store = store()
    try await add("a", to: store)
    #expect(try files.destinationOfSymbolicLink(atPath: path) == target)
    #expect(try String(contentsOfFile: target, encoding: .utf8).contains("\"a\""))
    #expect(try String(contentsOfFile: target + ".~1~", encoding: .utf8) == "{ /* mine */ }")
  }

  @Test("writes changes that come together once")
  @BusActor
  func sharing() async throws {
    let store = store()
    var changes = 0
    store.onChange = { _, _ in changes += 1 }
    let tasks = (0..<100).map { index in
      Task.immediate { @BusActor in try await add("c\(index)", to: store) }
    }
    for task in tasks { try await task.value }
    #expect(store.contents.controls.count == 100)
    #expect(changes <= 2)
  }
}
