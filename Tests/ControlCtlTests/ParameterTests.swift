import ControlModel
import Testing

@testable import ControlCtl

@Suite struct ParameterTests {
  private func read(
    _ text: String..., type: ParameterType, isList: Bool = false, range: ClosedRange<Double>? = nil,
    options: [ParameterOption] = []
  ) throws(ParameterProblem) -> PlainValue {
    let parameter = ParameterDescriptor(name: "p", type: type, isList: isList, range: range)
    return try ParameterReader(parameter: parameter, options: options).value(of: text)
  }

  @Test func `Each type reads what a person would type`() throws {
    #expect(try read("Yes", type: .boolean) == .boolean(true))
    #expect(try read("-5", type: .integer) == .integer(-5))
    #expect(try read("2.5", type: .double) == .double(2.5))
    #expect(try read("90", type: .duration) == .double(90))
    #expect(try read("a=b, c", type: .string) == .string("a=b, c"))
    #expect(try read("", type: .string) == .string(""))
    #expect(
      try read("5 km", type: .measurement)
        == .dictionary(["value": .double(5), "unit": .string("km")]))
    #expect(
      try read("9.99 EUR", type: .currencyAmount)
        == .dictionary(["amount": .string("9.99"), "currency": .string("EUR")]))
    #expect(
      try read("hour:8 minute:30", type: .dateComponents)
        == .dictionary(["hour": .integer(8), "minute": .integer(30)]))
  }

  @Test func `A list is split at commas, or named several times`() throws {
    #expect(
      try read("a,b\\,c", "d", type: .string, isList: true)
        == .list([.string("a"), .string("b,c"), .string("d")]))
    #expect(try read("", type: .integer, isList: true) == .list([]))
    #expect(try read("1, 2 ", type: .integer, isList: true) == .list([.integer(1), .integer(2)]))
    #expect(ParameterReader.elements(of: #"a\\,\x,"#) == [#"a\"#, #"\x"#, ""])
  }

  @Test(arguments: [
    ("maybe", ParameterType.boolean), ("1.5", .integer), ("ten", .double), ("inf", .double),
    ("5km", .measurement), ("EUR", .currencyAmount), ("hour", .dateComponents), ("", .integer),
    ("99999999999999999999", .integer),
  ])
  func `What does not fit is refused with the parameter's name`(
    _ text: String, _ type: ParameterType
  ) {
    let problem = #expect(throws: ParameterProblem.self) { try read(text, type: type) }
    #expect(problem?.text.contains("\"p\"") == true)
  }

  @Test func `A range is kept`() {
    #expect(throws: ParameterProblem.outOfRange(parameter: "p", text: "91", range: 1...90)) {
      try read("91", type: .integer, range: 1...90)
    }
  }

  @Test func `A choice is found by id and by title`() throws {
    #expect(try read("horn", type: .enumeration, options: Samples.sounds) == .string("horn"))
    #expect(try read("fog horn", type: .entity, options: Samples.sounds) == .string("horn"))
    #expect(
      throws: ParameterProblem.unknownOption(
        parameter: "p", text: "bel", suggestions: ["Bell", "bell"])
    ) { try read("bel", type: .entity, options: Samples.sounds) }
    let twins = [1, 2].map { ParameterOption(value: .string("\($0)"), title: "Twin") }
    #expect(
      throws: ParameterProblem.ambiguousOption(
        parameter: "p", text: "twin", candidates: ["1", "2"])
    ) { try read("twin", type: .entity, options: twins) }
  }

  @Test func `A single value cannot be given twice`() {
    #expect(throws: ParameterProblem.repeated(parameter: "p")) {
      try read("1", "2", type: .integer)
    }
  }

  @Test func `A value is written as it would be typed`() throws {
    let list = PlainValue.list([.string("a,b"), .string("c\\")])
    #expect(try read(list.plainText, type: .string, isList: true) == list)
    #expect(PlainValue.double(5).plainText == "5")
  }
}
