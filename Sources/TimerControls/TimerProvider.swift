import AppIntents
import ControlBus
import Foundation
import WidgetKit

/// Reads a timer, and tells by itself when a minute, and when the whole time, is over.
struct TimerProvider: LiveAppIntentControlValueProvider {
  func previewValue(configuration: TimerConfiguration) -> TimerState {
    state(of: configuration, end: nil)
  }

  func currentValue(configuration: TimerConfiguration) async throws -> TimerState {
    state(of: configuration, end: TimerStore.end(of: configuration.name))
  }

  /// Ends when the timer does not run: once somebody has started it, this is asked again.
  func changes(configuration: TimerConfiguration) -> AsyncStream<Void> {
    let name = configuration.name
    return AsyncStream { continuation in
      let task = Task {
        while let end = TimerStore.end(of: name) {
          try await Task.sleep(for: .seconds(Self.pause(until: end)))
          continuation.yield()
        }
        continuation.finish()
      }
      continuation.onTermination = { _ in task.cancel() }
    }
  }

  /// The time until the remaining minutes change, or the timer ends.
  private static func pause(until end: Date) -> TimeInterval {
    let rest = end.timeIntervalSinceNow
    let part = rest.truncatingRemainder(dividingBy: 60)
    return max(part, 0) + 0.01
  }

  private func state(of configuration: TimerConfiguration, end: Date?) -> TimerState {
    TimerState(
      name: configuration.name, minutes: configuration.minutes, style: configuration.style,
      activity: configuration.activity, end: end)
  }
}
