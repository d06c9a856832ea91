import AppIntents

struct TimerToggleIntent: SetValueIntent {
  static let title: LocalizedStringResource = "Start a Timer"

  @Parameter(title: "Timer is running")
  var value: Bool

  func perform() async throws -> some IntentResult {
    TimerStore.shared.isRunning = value
    return .result()
  }
}

struct NamedTimerToggleIntent: SetValueIntent {
  static let title: LocalizedStringResource = "Start a timer"
  static var isDiscoverable: Bool { false }

  @Parameter(title: "Timer Name")
  var name: String

  @Parameter(title: "Timer is running")
  var value: Bool

  init() {}

  init(_ name: String) {
    self.name = name
  }

  func perform() async throws -> some IntentResult {
    // Start the timer…
    return .result()
  }
}

struct TimerConfiguration: ControlConfigurationIntent {
  static let title: LocalizedStringResource = "Timer Name Configuration"

  @Parameter(title: "Timer Name", default: "Timer")
  var timerName: String
}

nonisolated final class TimerStore: @unchecked Sendable {
  static let shared = TimerStore()
  var isRunning = false
  let defaults = UserDefaults(suiteName: "group.example.timers")
}

@available(iOS 18.0, macOS 26.0, *)
struct MixedIntent: LiveActivityIntent, SetValueIntent, AudioPlaybackIntent {
  static var title: LocalizedStringResource { "Play" }
  static let openAppWhenRun = false
  @Parameter(title: .init("playing.key", defaultValue: "Playing")) var value: Bool
  @MainActor func perform() async throws -> some IntentResult {
    .result()
  }
}

func makeAction() -> NamedTimerToggleIntent {
  let action = NamedTimerToggleIntent()
  action.name = "Egg"
  action.value = true
  return action
}
