import ControlModel
import Testing

@testable import ControlHost

@Suite("A configuration")
struct ConfigurationCheckTests {
  private let kind = KindDescriptor(
    kind: "k", controlType: .toggle,
    parameters: [
      ParameterDescriptor(name: "on", type: .boolean),
      ParameterDescriptor(name: "minutes", type: .integer, range: 1...60),
      ParameterDescriptor(name: "length", type: .duration, range: 0...(.infinity)),
      ParameterDescriptor(name: "names", type: .string, isList: true),
      ParameterDescriptor(name: "price", type: .currencyAmount),
      ParameterDescriptor(name: "must", type: .string, isRequired: true),
    ])

  @Test("is taken over in the parameters' own forms")
  func forms() throws {
    let given: Configuration = [
      "on": .boolean(true), "minutes": .integer(60), "length": .integer(2),
      "names": .list([.string("a")]), "price": .dictionary(["amount": .string("1")]),
    ]
    let checked = try kind.checked(given)
    #expect(checked.values["length"] == .double(2))
    #expect(checked.values["minutes"] == .integer(60))
    #expect(checked.values.count == 5)
  }

  @Test(
    "is refused with the parameter and the reason",
    arguments: [
      (["wings": PlainValue.boolean(true)], "wings", "there is no such parameter"),
      (["on": .integer(1)], "on", "must be true or false"),
      (["minutes": .integer(0)], "minutes", "must lie between 1 and 60"),
      (["minutes": .double(2)], "minutes", "must be a whole number"),
      (["length": .double(.nan)], "length", "must be a number"),
      (["names": .string("a")], "names", "must be a list"),
      (["names": .list([.integer(1)])], "names", "must be a text"),
      (["price": .string("1 €")], "price", "must be a dictionary"),
    ])
  func refusals(values: [String: PlainValue], parameter: String, reason: String) {
    #expect(throws: ControlFailure.invalidConfiguration(parameter: parameter, reason: reason)) {
      try kind.checked(Configuration(values))
    }
  }

  @Test("with more text than can be published is refused, and the parameter is named")
  func tooLong() {
    let long = Configuration([
      "on": .boolean(true), "must": .string(String(repeating: "a", count: 17_000)),
    ])
    #expect(
      throws: ControlFailure.invalidConfiguration(
        parameter: "must", reason: "a configuration has at most 16384 bytes of text")
    ) { try kind.checked(long) }
  }
}
