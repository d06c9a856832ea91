import AppIntents
import SwiftUI
import WidgetKit

struct KitchenTimerControl: ControlWidget {
  static let kind: String = "com.example.kitchen.timer"

  var body: some ControlWidgetConfiguration {
    AppIntentControlConfiguration(
      kind: Self.kind,
      provider: Provider()
    ) { value in
      ControlWidgetToggle(
        "Start Timer",
        isOn: value.isRunning,
        action: StartKitchenTimerIntent(value.name)
      ) { isRunning in
        Label(isRunning ? "On" : "Off", systemImage: "timer")
      }
    }
    .displayName("Timer")
    .description("A control that runs a timer.")
  }
}

extension KitchenTimerControl {
  struct Value {
    var isRunning: Bool
    var name: String
  }

  struct Provider: AppIntentControlValueProvider {
    func previewValue(configuration: KitchenTimerConfiguration) -> Value {
      KitchenTimerControl.Value(isRunning: false, name: configuration.timerName)
    }

    func currentValue(configuration: KitchenTimerConfiguration) async throws -> Value {
      let isRunning = true
      return KitchenTimerControl.Value(isRunning: isRunning, name: configuration.timerName)
    }
  }
}

struct KitchenTimerConfiguration: ControlConfigurationIntent {
  static let title: LocalizedStringResource = "Timer Name Configuration"

  @Parameter(title: "Timer Name", default: "Timer")
  var timerName: String
}

struct StartKitchenTimerIntent: SetValueIntent {
  static let title: LocalizedStringResource = "Start a timer"

  @Parameter(title: "Timer Name")
  var name: String

  @Parameter(title: "Timer is running")
  var value: Bool

  init() {}

  init(_ name: String) {
    self.name = name
  }

  func perform() async throws -> some IntentResult {
    return .result()
  }
}

struct StaticTimerControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(
      kind: "com.example.kitchen.static-timer",
      provider: Provider()
    ) { value in
      ControlWidgetToggle(
        "Start Timer",
        isOn: value,
        action: StartStaticTimerIntent(),
        valueLabel: { isRunning in
          Label(isRunning ? .init("timer.on") : .init("timer.off"), systemImage: "timer")
        }
      )
    }
    .displayName(.init("timer.name"))
    .description(.init("timer.description"))
  }
}

extension StaticTimerControl {
  struct Provider: ControlValueProvider {
    var previewValue: Bool {
      false
    }

    func currentValue() async throws -> Bool {
      let isRunning = true
      return isRunning
    }
  }
}

struct StartStaticTimerIntent: SetValueIntent {
  static var title: LocalizedStringResource { "Start a timer" }

  @Parameter(title: "Timer is running")
  var value: Bool

  func perform() async throws -> some IntentResult {
    .result()
  }
}
