import AppIntents
import ControlModel
import Testing

@Suite("The choices for a parameter")
struct OptionTests {
  @Test("are the query's, in the context of what is chosen for the others")
  func dependent() async throws {
    #expect(try await titles("device", ["place": .integer(2)]) == ["Device a2", "Device b2"])
    #expect(try await titles("device", [:]) == [])
  }

  @Test("carry the identifier, the second line and the symbol as the author wrote it")
  func details() async throws {
    let options = try await IntentOptions.options(
      of: DeviceConfiguration.self, parameter: "device", configuration: ["place": .integer(1)],
      iconName: { "\($0)-symbolic" })
    #expect(
      options.first
        == ParameterOption(
          value: .string("a1"), title: "Device a1", subtitle: "in its place",
          iconName: "lightbulb-symbolic"))
  }

  @Test("are asked of a string query when there is a search text")
  func search() async throws {
    #expect(
      try await titles("device", ["place": .integer(2)], search: "b") == ["Device b2"])
  }

  @Test("are filtered by title where the query takes no text")
  func filter() async throws {
    #expect(try await titles("place", [:], search: "PLACE 2") == ["Place 2"])
    #expect(try await titles("name", [:], search: "letter") == ["Letter x"])
  }

  @Test("are a provider's, in their sections")
  func sections() async throws {
    let options = try await IntentOptions.options(
      of: DeviceConfiguration.self, parameter: "name")
    #expect(options.map(\.section) == ["First", "First", "Second"])
    #expect(options.map(\.title) == ["Letter x", "y", "z"])
    #expect(options.map(\.value) == ["x", "y", "z"].map { .string($0) })
    #expect(options[0].subtitle == "Odd")
    #expect(options[0].iconName == "letter")
  }

  @Test("of an enum are its cases in their order, or those that are supported")
  func cases() async throws {
    let any = try await IntentOptions.options(of: SpeedIntent.self, parameter: "any")
    #expect(any.map(\.title) == ["Slow", "Fast", "faster"], "the last has no representation")
    #expect(any[1].iconName == "hare")
    let some = try await IntentOptions.options(of: SpeedIntent.self, parameter: "some")
    #expect(some.map(\.value) == [.string("slow"), .string("fast")])
  }

  @Test("of a plain parameter are none, and of an unknown one an error")
  func others() async throws {
    #expect(try await titles("minutes", [:]) == [])
    await #expect(throws: ControlFailure.self) { try await titles("unknown", [:]) }
  }

  @Test("of a query that throws are an error with its text")
  func failing() async throws {
    await PlaceQuery.$existing.withValue([]) {
      await #expect(throws: ControlFailure.evaluationFailed("The places cannot be reached.")) {
        try await titles("place", [:])
      }
    }
  }

  private func titles(
    _ parameter: String, _ configuration: Configuration, search: String = ""
  ) async throws -> [String] {
    try await IntentOptions.options(
      of: DeviceConfiguration.self, parameter: parameter, search: search,
      configuration: configuration
    ).map(\.title)
  }
}
