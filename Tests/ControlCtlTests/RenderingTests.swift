import Foundation
import Testing

@testable import ControlCtl

@Suite struct RenderingTests {
  @Test(arguments: [
    ("abc", 3), ("é", 1), ("e\u{301}", 1), ("日本", 4), ("한글", 4), ("ＡＢ", 4), ("👍", 2),
    ("👨‍👩‍👧‍👦", 2), ("🇩🇪", 2), ("❤️", 2), ("❤", 1), ("a\u{200B}b", 2), ("", 0), ("½", 1),
  ])
  func `A text takes as many columns as a terminal draws`(_ text: String, _ width: Int) {
    #expect(DisplayWidth.of(text) == width)
  }

  @Test func `Columns are aligned by what is drawn`() throws {
    let table = TextTable(
      headings: ["NAME", "TITLE", "EMPTY", "STATE"],
      rows: [
        ["a", "日本", "", "on"], ["long-name", "e\u{301}", "", "off"],
        ["👨‍👩‍👧‍👦", "x", "", ""],
      ])
    try Golden.expect(table.lines(colored: false, columns: nil).joined(separator: "\n"), "table")
  }

  @Test func `The last column is shortened to the terminal`() {
    let table = TextTable(headings: [], rows: [["name", "a rather long text"]])
    #expect(table.lines(colored: false, columns: 14) == ["name  a rathe…"])
    #expect(table.lines(colored: false, columns: 2) == ["name  …"])
  }

  @Test func `Colours surround a cell and leave the alignment alone`() {
    let table = TextTable(headings: [], rows: [[TextCell("on", .on), "x"], ["off", "y"]])
    #expect(
      table.lines(colored: true, columns: nil) == ["\u{1B}[32mon\u{1B}[0m   x", "off  y"])
  }

  @Test func `A hostile text cannot steer the terminal`() {
    #expect("a\u{1B}[31mb\nc\u{7}\u{202E}d\u{9B}".onOneLine == "a\u{FFFD}[31mb c\u{FFFD}d\u{FFFD}")
  }

  @Test func `JSON keeps the order of keys and can be read back`() throws {
    let value = JSONValue.members([
      "b": .string("\"\\\n\t\u{1}\u{7F}é😀\u{2028}"), "a": .array([.integer(.min), .double(0.5)]),
      "c": .members([:]), "d": .array([]), "e": .null, "f": .double(.infinity),
      "g": .boolean(true),
    ])
    let expected =
      #"{"b":"\"\\\n\t\u0001\u007fé😀\u2028","a":[-9223372036854775808,0.5],"#
      + #""c":{},"d":[],"e":null,"f":null,"g":true}"#
    #expect(value.compactText == expected)
    for text in [value.compactText, value.indentedText] {
      let read = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
      #expect(read?["b"] as? String == "\"\\\n\t\u{1}\u{7F}é😀\u{2028}")
    }
  }

  @Test func `Times are written in seconds`() {
    #expect(Duration.seconds(1).secondsText == "1 second")
    #expect(Duration.seconds(10).secondsText == "10 seconds")
    #expect(Duration.milliseconds(1500).secondsText == "1.5 seconds")
  }
}
