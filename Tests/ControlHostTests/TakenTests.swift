import ControlModel
import Testing

@testable import ControlHost

@Suite("What is taken from an extension")
struct TakenTests {
  private func snapshot(title: String, tint: String = "") -> Snapshot {
    let look = StateLook(subtitle: "one\ntwo")
    return Snapshot(title: title, tint: tint, content: .toggle(isOn: true, off: look, on: look))
  }

  @Test("has texts of one line that a terminal does not obey")
  func lines() throws {
    let taken = try snapshot(title: "a\u{1b}[31mb\r\nc\u{9b}d é 👍🏽").taken()
    #expect(taken.title == "a [31mb  c d é 👍🏽")
    guard case .toggle(_, let off, _) = taken.content else { return #expect(Bool(false)) }
    #expect(off.subtitle == "one two")
  }

  @Test(
    "has a colour or none",
    arguments: [
      ("#00ffAA", "#00ffAA"), ("red", ""), ("#00ff", ""), ("", ""), ("#00ffag", ""),
      ("#00ffé", ""),
    ])
  func colours(given: String, taken: String) throws {
    #expect(try snapshot(title: "t", tint: given).taken().tint == taken)
  }

  @Test("is refused when it is too long to be published")
  func size() throws {
    _ = try snapshot(title: String(repeating: "a", count: 16_000)).taken()
    #expect(throws: ControlFailure.self) {
      try snapshot(title: String(repeating: "a", count: 17_000)).taken()
    }
  }

  @Test("is, of a kind whose description is too long, the kind and the reason")
  func description() {
    let kind = KindDescriptor(
      kind: "k", controlType: .button, description: String(repeating: "a", count: 70_000))
    #expect(kind.taken.kind == "k")
    #expect(kind.taken.problem != nil && kind.taken.description.isEmpty)
  }
}
