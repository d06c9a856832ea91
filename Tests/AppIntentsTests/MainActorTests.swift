import AppIntents
import ControlModel
import Testing

@testable import AuthorIntentsMainActor

@Suite("An author's module that is isolated to the main actor")
struct MainActorTests {
  @Test("has providers that the engine asks from anywhere")
  func providers() async throws {
    let options = try await IntentOptions.options(
      of: AuthorIntentsMainActor.EveryParameter.self, parameter: "sorted")
    #expect(options.map(\.title) == ["a", "b", "Letter c", "d", "e"])
    #expect(options.map(\.section) == ["First", "First", "Second", "Second", "Second"])
  }

  @Test("has queries that find entities for a configuration")
  func queries() async throws {
    let intent = try await IntentConfiguration.intent(
      of: AuthorIntentsMainActor.RoomConfiguration.self, from: ["server": .string("2")])
    #expect(intent.server?.name == "Cabin")
    #expect(intent.home.id == "1")
  }

  @Test("has actions that run")
  func actions() async throws {
    let action = AuthorIntentsMainActor.TimerToggleIntent()
    _ = try await IntentRunner.run(action, setting: true)
    #expect(AuthorIntentsMainActor.TimerStore.shared.isRunning)
  }
}
