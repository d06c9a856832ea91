import AppIntents
import Foundation

/// Starts or stops a timer.
struct RunTimerIntent: SetValueIntent {
  static let title: LocalizedStringResource = "Run a Timer"

  @Parameter(title: "Running")
  var value: Bool

  @Parameter(title: "Name")
  var name: String

  @Parameter(title: "Minutes", default: 5)
  var minutes: Int

  init() {}

  init(name: String, minutes: Int) {
    self.name = name
    self.minutes = minutes
  }

  func perform() async throws -> some IntentResult {
    if value {
      TimerStore.start(name, until: .now.addingTimeInterval(Double(minutes) * 60))
    } else {
      TimerStore.stop(name)
    }
    return .result()
  }
}
