import ControlModel
import Testing

@testable import ControlHost

@Suite("A JSON5 text")
struct JSONDocumentTests {
  private func value(_ text: String) throws -> PlainValue {
    try JSONDocument(parsing: Array(text.utf8)).value
  }

  private func problem(_ text: String) -> String {
    do {
      _ = try JSONDocument(parsing: Array(text.utf8))
      return ""
    } catch {
      return error.description
    }
  }

  @Test("may have comments, names without quotes, single quotes and trailing commas")
  func liberties() throws {
    let text = """
      // first
      { name: 'it\\'s', /* second */ "list": [1, 2.5, -3, 0x10, .5, 6., true,], }
      """
    #expect(
      try value(text)
        == .dictionary([
          "name": .string("it's"),
          "list": .list([
            .integer(1), .double(2.5), .integer(-3), .integer(16), .double(0.5), .double(6),
            .boolean(true),
          ]),
        ]))
  }

  @Test("may escape characters in every form that JSON5 has")
  func escapes() throws {
    #expect(try value(#""\u00fc\x41\n\ud83c\udf19\/\"""#) == .string("üA\n🌙/\""))
    #expect(try value("'one\\\ntwo'") == .string("onetwo"))
    #expect(try value(#"{n\u00fcm\u0062: 1}"#) == .dictionary(["nümb": .integer(1)]))
  }

  @Test("may have every space and every end of a line that JSON5 has")
  func spaces() throws {
    for space in ["\u{2028}", "\u{2029}", "\u{FEFF}", "\u{A0}", "\u{3000}", "\u{B}", "\r"] {
      let text = "\(space){\(space)a\(space):\(space)1\(space),b:\(space)'x'}\(space)"
      #expect(try value(text) == .dictionary(["a": .integer(1), "b": .string("x")]))
    }
    for end in ["\n", "\r", "\u{2028}", "\u{2029}"] {
      #expect(try value("{// a\(end)a: 1}") == .dictionary(["a": .integer(1)]))
    }
  }

  @Test(
    "is refused with the line and the column of what is wrong",
    arguments: [
      ("{\n  a: 1\n  b: 2\n}", "line 3, column 3: expected “,” or “}”"),
      ("{\n  a: ,\n}", "line 2, column 6: unexpected “,”"),
      ("", "line 1, column 1: a value is missing"),
      ("{a: 'ü', b: nope}", "line 1, column 13: “nope” is no value; texts stand in quotes"),
      ("{a: -Infinity}", "line 1, column 5: “-Infinity” is no number here"),
      ("{a\\x: 1}", "line 1, column 4: expected \\u in a name without quotes"),
      ("{a: null}", "line 1, column 5: null is no value here; leave the entry out"),
      ("{a: 1, a: 2}", "line 1, column 8: “a” occurs twice"),
      ("{a: 'x", "line 1, column 5: the text is not closed"),
      ("[1] 2", "line 1, column 5: nothing may follow the value"),
      ("/* x", "line 1, column 1: the comment is not closed"),
      ("['\\u0000']", "line 1, column 2: a text may not hold NUL"),
      ("['\\ud800']", "line 1, column 5: half a character"),
    ])
  func refusals(text: String, description: String) {
    #expect(problem(text) == description)
  }

  @Test("is refused when it is nested without end, or no UTF-8")
  func hostile() {
    #expect(problem(String(repeating: "[", count: 100_000)).hasSuffix("nested too deeply"))
    #expect(throws: JSONSyntaxError.self) {
      try JSONDocument(parsing: [UInt8(ascii: "\""), 0xFF, UInt8(ascii: "\"")])
    }
  }

  @Test("comes back as it was written")
  func roundTrip() throws {
    let value = PlainValue.dictionary([
      "text": .string("line\n“quoted” \\ \u{1} ü"), "empty": .list([]),
      "numbers": .list([.integer(.min), .double(0.1), .double(1e300), .double(2)]),
      "nested": .dictionary(["a": .dictionary([:]), "b": .boolean(false)]),
    ])
    #expect(try self.value(JSONWriter.text(of: value)) == value)
  }
}
