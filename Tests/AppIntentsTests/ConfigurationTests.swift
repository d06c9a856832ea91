import AppIntents
import ControlModel
import Testing

@Suite("A stored configuration")
struct ConfigurationTests {
  @Test("becomes an intent with its entities, whose queries see the other parameters")
  func entities() async throws {
    let intent = try await IntentConfiguration.intent(
      of: DeviceConfiguration.self,
      from: [
        "device": .string("a2"), "place": .integer(2), "minutes": .double(30),
        "devices": .list([.string("b2"), .string("gone"), .string("a2")]),
      ])
    #expect(intent.place == Place(id: 2))
    #expect(intent.device == Device(id: "a2"), "the query depends on a later parameter")
    #expect(intent.devices?.map(\.id) == ["b2", "a2"])
    #expect(intent.minutes == 30)
  }

  @Test("without a value gets the author's default, then the provider's")
  func defaults() async throws {
    let intent = try await IntentConfiguration.intent(of: DeviceConfiguration.self, from: [:])
    #expect(intent.minutes == 5)
    #expect(intent.names == [])
    #expect(intent.name == "y")
    #expect(intent.place == nil)
    #expect(intent.device == nil)
  }

  @Test("gets a query's default that depends on a chosen parameter")
  func dependentDefault() async throws {
    let intent = try await IntentConfiguration.intent(
      of: DeviceConfiguration.self, from: ["place": .string("1")])
    #expect(intent.device == Device(id: "a1"))
  }

  @Test("whose entity is gone leaves an optional parameter nil and a required one unconfigured")
  func gone() async throws {
    let intent = try await IntentConfiguration.intent(
      of: DeviceConfiguration.self, from: ["place": .integer(7)])
    #expect(intent.place == nil)
    await expect(.unconfigured(parameter: "place")) {
      _ = try await IntentConfiguration.intent(
        of: RequiredPlace.self, from: ["place": .integer(7)])
    }
  }

  @Test("fails with the text of the error that a query throws")
  func queryFails() async {
    await PlaceQuery.$existing.withValue([]) {
      await expect(.evaluationFailed("The places cannot be reached.")) {
        _ = try await IntentConfiguration.intent(
          of: RequiredPlace.self, from: ["place": .integer(1)])
      }
    }
  }

  @Test("without a required value is unconfigured and names the first parameter")
  func required() async {
    await expect(.unconfigured(parameter: "count")) {
      _ = try await IntentConfiguration.intent(of: RequiredConfiguration.self, from: [:])
    }
    await expect(.unconfigured(parameter: "speed")) {
      _ = try await IntentConfiguration.intent(
        of: RequiredConfiguration.self, from: ["count": .integer(3), "isOn": .boolean(true)])
    }
  }

  @Test(
    "that does not fit is refused by the parameter's name",
    arguments: [
      ("minutes", PlainValue.integer(61), "61 is not between 1 and 60"),
      ("minutes", .string("5"), "a whole number is expected"),
      ("minutes", .double(2.5), "a whole number is expected"),
      ("names", .list([.string("a"), .string("b"), .string("c")]), nil),
      ("names", .list([.integer(1)]), "a text is expected"),
      ("device", .list([]), "an identifier is expected"),
      ("unknown", .boolean(true), "there is no such parameter"),
    ] as [(String, PlainValue, String?)])
  func invalid(name: String, value: PlainValue, reason: String?) async throws {
    let failure = await #expect(throws: ControlFailure.self) {
      _ = try await IntentConfiguration.intent(
        of: DeviceConfiguration.self, from: Configuration([name: value]))
    }
    guard case .invalidConfiguration(name, let told) = failure else {
      Issue.record("\(String(describing: failure))")
      return
    }
    if let reason { #expect(told == reason) }
  }

  @Test("gets harmless values in a preview, within the range")
  func preview() async throws {
    let intent = try #require(
      try await IntentConfiguration.previewIntent(of: RequiredConfiguration.self, from: [:]))
    #expect(intent.count == 3)
    #expect(intent.isOn == false)
    #expect(intent.speed == .slow)
  }

  @Test("takes the choices that are offered only, in a preview too")
  func supportedValues() async throws {
    await expect(
      .invalidConfiguration(parameter: "speed", reason: "the choice is not offered")
    ) {
      _ = try await IntentConfiguration.intent(
        of: SomeSpeeds.self, from: ["speed": .string("slow")])
    }
    let preview = try await IntentConfiguration.previewIntent(of: SomeSpeeds.self, from: [:])
    #expect(preview?.speed == .faster)
  }

  @Test("has no preview where a required entity is missing or its query throws")
  func noPreview() async throws {
    #expect(
      try await IntentConfiguration.previewIntent(of: RequiredPlace.self, from: [:]) == nil)
    let preview = try await PlaceQuery.$existing.withValue([]) {
      try await IntentConfiguration.previewIntent(
        of: RequiredPlace.self, from: ["place": .integer(1)])
    }
    #expect(preview == nil)
  }

  @Test("is read without queries where nobody can wait, and written back")
  func plain() throws {
    let intent = try #require(
      IntentConfiguration.plainIntent(
        of: DeviceConfiguration.self, from: ["minutes": .integer(9), "place": .integer(1)]))
    #expect(intent.minutes == 9)
    #expect(intent.place == nil)
    #expect(
      IntentConfiguration.configuration(of: intent)
        == ["minutes": .integer(9), "names": .list([])])
    #expect(
      IntentConfiguration.plainIntent(
        of: DeviceConfiguration.self, from: ["minutes": .string("x")]) == nil)
  }

  private func expect(
    _ failure: ControlFailure, sourceLocation: SourceLocation = #_sourceLocation,
    _ body: () async throws -> Void
  ) async {
    await #expect(throws: failure, sourceLocation: sourceLocation) { try await body() }
  }
}
