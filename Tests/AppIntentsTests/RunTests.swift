import AppIntents
import ControlModel
import Testing

@testable import AuthorIntents6

@Suite("The run of an action")
struct RunTests {
  @Test("is one of a fresh intent with the template's parameters and the wanted state")
  func fresh() async throws {
    var action = SwitchLamp()
    action.lamp = "desk"
    action.place = Place(id: 9)
    action.scratch = "from the template"
    #expect(try await run(action, setting: true).diary == ["desk true 9 fresh"])
    #expect(try await run(action, setting: false).diary == ["desk false 9 fresh"])
    #expect(!IntentConfiguration.configuration(of: action).values.keys.contains("value"))
  }

  @Test("sets the value of an intent that is a class")
  func classes() async throws {
    #expect(try await run(ClassLamp(), setting: true).diary == ["class true"])
  }

  @Test("fails before the author's code when a required parameter has no value, and names it")
  func required() async throws {
    let failure = await #expect(throws: ControlFailure.self) {
      try await IntentRunner.run(SwitchLamp(), setting: true)
    }
    #expect(failure == .actionFailed("The parameter “Lamp” has no value."))
    await #expect(throws: ControlFailure.actionFailed("The parameter “URL” has no value.")) {
      try await IntentRunner.run(OpenURLIntent())
    }
  }

  @Test("happens on the main actor where the author says so, and reports the dialog")
  func mainActor() async throws {
    #expect(try await run(OnMain()).outcome.dialog == "On the main actor")
  }

  @Test("goes on with the intents that results name, and collects what they ask for")
  func chain() async throws {
    let (outcome, diary) = try await run(Chain())
    #expect(diary == ["end 3"])
    #expect(outcome.dialog == "First")
    #expect(outcome.value == .integer(3))
    #expect(outcome.urls.map(\.absoluteString) == ["app://3"])
    #expect(!outcome.opensApp)
  }

  @Test("ends when intents name one another in a circle")
  func circle() async throws {
    await #expect(throws: ControlFailure.actionFailed("The action goes round in a circle.")) {
      try await IntentRunner.run(Circle())
    }
  }

  @Test("is started again once when the author asks for it")
  func restart() async throws {
    #expect(try await run(Restarting()).diary == ["start", "start"])
    let endless = Restarting()
    endless.isEndless = true
    await #expect(throws: ControlFailure.self) { try await IntentRunner.run(endless) }
  }

  @Test(
    "fails with the localized text of what the author throws",
    arguments: [
      ("resource", "A text from a resource"), ("localized", "The places cannot be reached."),
      ("intent", "This action is not allowed."), ("value", "Which one?"),
      ("confirmation", "The action asks for a confirmation, which cannot be shown here."),
      ("other", "bare"),
    ])
  func errors(which: String, text: String) async throws {
    let action = Throwing()
    action.which = which
    await #expect(throws: ControlFailure.actionFailed(text)) {
      try await IntentRunner.run(action)
    }
  }

  @Test("says whether the app is to be opened")
  func opening() async throws {
    #expect(try await run(OpensApp()).outcome.opensApp)
    #expect(try await run(ForegroundMode()).outcome.opensApp)
    #expect(try await run(ShowTimerAction.action).outcome.opensApp)
    #expect(try await !run(OnMain()).outcome.opensApp)
    let dynamic = DynamicMode()
    #expect(try await !run(dynamic).outcome.opensApp)
    dynamic.goesOn = true
    #expect(try await run(dynamic).outcome.opensApp)
  }

  @Test("opens the URL that an entity's pattern gives")
  func entityURL() async throws {
    let outcome = try await run(OpenURLIntent(TrailEntity(id: 7))).outcome
    #expect(outcome.urls.map(\.absoluteString) == ["https://example.com/trail/7/details"])
  }

  @Test("of an intent that cannot be set fails when a state is asked for")
  func notSettable() async throws {
    await #expect(throws: ControlFailure.self) {
      try await IntentRunner.run(OnMain(), setting: true)
    }
  }

  @Test("gives every concurrent run its own intent")
  func concurrent() async throws {
    let action = SwitchLamp()
    action.lamp = "desk"
    let diary = Diary()
    try await Diary.$current.withValue(diary) {
      try await withThrowingTaskGroup(of: Void.self) { group in
        for number in 0..<200 {
          group.addTask { _ = try await IntentRunner.run(action, setting: number % 2 == 0) }
        }
        try await group.waitForAll()
      }
    }
    #expect(diary.entries.count { $0 == "desk true 0 fresh" } == 100)
    #expect(diary.entries.count { $0 == "desk false 0 fresh" } == 100)
  }

  private enum ShowTimerAction {
    static var action: OpenPlace {
      let action = OpenPlace()
      action.target = Place(id: 1)
      return action
    }
  }

  private func run(
    _ action: any AppIntent, setting value: Bool? = nil
  ) async throws -> (outcome: IntentOutcome, diary: [String]) {
    let diary = Diary()
    let outcome = try await Diary.$current.withValue(diary) {
      try await IntentRunner.run(action, setting: value)
    }
    return (outcome, diary.entries)
  }
}
