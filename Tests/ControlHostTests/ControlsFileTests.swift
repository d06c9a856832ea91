import ControlModel
import Testing

@testable import ControlHost

@Suite("The controls' file")
struct ControlsFileTests {
  private func problem(_ text: String) -> String {
    do {
      _ = try ControlsFile(text: Array(text.utf8))
      return ""
    } catch {
      return error.description
    }
  }

  @Test("comes back as it was written, whatever the ids are")
  func roundTrip() throws {
    var file = ControlsFile()
    let ids = ["a.b", "my-toggle", "7zip", "ü", "with space", String(repeating: "x", count: 255)]
    file.controls = ids.map { PlacedControl(id: $0, kind: "org.example.\($0)".prefixed(255)) }
    file.controls[0].controlType = .toggle
    file.controls[1].configuration = ["minutes": .integer(5), "list": .list([.string("“x”")])]
    file.offeredKinds = ["org.example.focus"]
    file.lastNumbers = ["focus": 3]
    #expect(try ControlsFile(text: Array(file.text.utf8)) == file)
  }

  @Test(
    "says where a value is wrong",
    arguments: [
      ("[]", "line 1, column 1: the file must hold an object, { … }"),
      ("{\n  controls: 7\n}", "line 2, column 13: “controls” must be a list, [ … ]"),
      ("{controls: [\n {id: '', kind: 'k'}]}", "line 2, column 7: “id” must not be empty"),
      ("{controls: [\n {id: 7, kind: 'k'}]}", "line 2, column 7: “id” must be a string"),
      ("{controls: [\n {id: 'a'}]}", "line 2, column 2: “kind” must be a text that is not empty"),
      (
        "{controls: [{id: 'a', kind: 'k'},\n {id: 'a', kind: 'k'}]}",
        "line 2, column 7: the id “a” occurs twice"
      ),
      (
        "{controls: [{id: 'a\\n', kind: 'k'}]}",
        "line 1, column 18: “id” must not hold control characters"
      ),
      (
        "{controls: [{id: 'a', kind: 'k', type: 'slider'}]}",
        "line 1, column 40: “type” must be one of toggle, button, unknown"
      ),
      ("{lastNumbers: {a: -1}}", "line 1, column 19: must be a whole number from 0"),
      ("{offeredKinds: ['a', 2]}", "line 1, column 22: a kind must be a text"),
    ])
  func refusals(text: String, description: String) {
    #expect(problem(text) == description)
  }

  @Test("refuses an id of 300 bytes")
  func length() {
    let id = String(repeating: "ü", count: 150)
    #expect(problem("{controls: [{id: '\(id)', kind: 'k'}]}").hasSuffix("longer than 255 bytes"))
  }

  @Test("numbers the copies of a kind, and gives no id twice")
  func ids() throws {
    var file = ControlsFile()
    file.controls = [PlacedControl(id: "focus-2", kind: "by.hand")]
    var ids: [String] = []
    for _ in 0..<3 {
      let id = file.makeID(for: "org.example.focus")
      file.controls.append(PlacedControl(id: id, kind: "org.example.focus"))
      ids.append(id)
    }
    #expect(ids == ["focus", "focus-3", "focus-4"])
    file.controls = []
    #expect(file.makeID(for: "org.other.focus") == "focus-5")
    #expect(file.makeID(for: "…") == "…")
    #expect(file.makeID(for: ".") == "control")
  }

  @Test("gives ids that it can read again, however long the kinds and great the numbers are")
  func readableIDs() throws {
    for kind in ["a", "ü", "👨‍👩‍👧‍👦"].map({ String(repeating: $0, count: 255 / $0.utf8.count) }) {
      var file = ControlsFile()
      let base = String(file.makeID(for: kind))
      for number in [0, Int64.max - 3, Int64.max - 1, 0] {
        if number > 0 { file.lastNumbers[base] = number }
        for _ in 0..<3 {
          file.controls.append(PlacedControl(id: file.makeID(for: kind), kind: kind))
        }
      }
      #expect(kind.utf8.starts(with: base.utf8))
      #expect(Set(file.controls.map(\.id)).count == 12)
      #expect(try ControlsFile(text: Array(file.text.utf8)) == file)
    }
  }

  @Test("moves a control to the index that it then has")
  func moves() throws {
    var file = ControlsFile()
    file.controls = ["a", "b", "c", "d"].map { PlacedControl(id: $0, kind: "k") }
    try file.move("d", to: 1)
    #expect(file.controls.map(\.id) == ["a", "d", "b", "c"])
    try file.move("a", to: .max)
    #expect(file.controls.map(\.id) == ["d", "b", "c", "a"])
    #expect(throws: ControlFailure.unknownControl("x")) { try file.move("x", to: 0) }
  }
}

extension String {
  fileprivate func prefixed(_ length: Int) -> String { String(prefix(length / 2)) }
}
