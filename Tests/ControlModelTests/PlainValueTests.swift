import ControlModel
import Foundation
import Testing

@Suite("A plain value in JSON")
struct PlainValueTests {
  private func decode(_ json: String) throws -> PlainValue {
    try JSONDecoder().decode(PlainValue.self, from: Data(json.utf8))
  }

  @Test(
    "comes back as it was",
    arguments: [
      .boolean(true), .boolean(false), .integer(0), .integer(1), .integer(.max), .integer(.min),
      .double(0.1), .double(-1e300), .string(""), .string("1"), .string("true"),
      .string("„ü\n\u{0}“"),
      .list([]), .list([.boolean(true), .integer(1), .string("1"), .list([.double(0.5)])]),
      .dictionary([:]), .dictionary(["": .integer(1), "a b": .dictionary(["c": .list([])])]),
    ] as [PlainValue])
  func roundTrip(_ value: PlainValue) throws {
    let data = try JSONEncoder().encode(value)
    #expect(try JSONDecoder().decode(PlainValue.self, from: data) == value)
  }

  @Test("is the JSON value of the same shape")
  func shape() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let value = PlainValue.dictionary([
      "list": .list([.boolean(true), .integer(1), .double(1.5)]), "name": .string("Lamp"),
    ])
    let json = String(decoding: try encoder.encode(value), as: UTF8.self)
    #expect(json == #"{"list":[true,1,1.5],"name":"Lamp"}"#)
  }

  @Test("tells truth values, whole numbers and fractions apart")
  func sorts() throws {
    #expect(
      try decode("[true, 1, 0, 1.5, \"1\"]")
        == .list([
          .boolean(true), .integer(1), .integer(0), .double(1.5), .string("1"),
        ]))
    #expect(try decode("9223372036854775808") == .double(9_223_372_036_854_775_808))
  }

  @Test("is refused where it is null, alone or inside")
  func null() {
    for json in ["null", "[1, null]", #"{"room": null}"#] {
      #expect(throws: DecodingError.self) { try decode(json) }
    }
  }
}
