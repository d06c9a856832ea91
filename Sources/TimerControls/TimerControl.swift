import AppIntents
import SwiftUI
import WidgetKit

/// A timer with a name, a length and an activity of one's own; as many copies as one likes.
struct TimerControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    AppIntentControlConfiguration(kind: "com.example.Timers.timer", provider: TimerProvider()) {
      timer in
      ControlWidgetToggle(
        timer.name, isOn: timer.isRunning,
        action: RunTimerIntent(name: timer.name, minutes: timer.minutes)
      ) { isOn in
        Label(isOn ? timer.remaining : timer.length, systemImage: timer.symbol(isOn: isOn))
      }
      .tint(.orange)
    }
    .displayName("Timer")
    .description("Counts down, and tells when the time is over.")
    .promptsForUserConfiguration()
  }
}

/// What a copy of the control shows.
struct TimerState {
  var name: String
  var minutes: Int
  var style: TimerStyle
  var activity: Activity?
  var end: Date?

  var isRunning: Bool { end != nil }

  var length: String {
    let length = "\(minutes) min"
    return activity.map { "\(length) of \($0.name)" } ?? length
  }

  var remaining: String {
    let seconds = end.map { $0.timeIntervalSinceNow } ?? 0
    return seconds < 60 ? "less than a minute left" : "\(Int((seconds / 60).rounded(.up))) min left"
  }

  func symbol(isOn: Bool) -> String {
    switch style {
    case .hourglass: isOn ? "hourglass" : "hourglass.bottomhalf.filled"
    case .clock: isOn ? "timer" : "clock"
    }
  }
}
