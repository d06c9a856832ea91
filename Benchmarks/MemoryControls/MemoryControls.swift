import ControlBus
import SwiftUI
import Synchronization
import WidgetKit

/// A toggle that costs nothing but its way over the bus: like the bare service it is compared with, it
/// keeps its value in memory.
struct MemoryToggle: ControlWidget {
  nonisolated static let isOn = Atomic(false)

  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "org.controlbus.benchmark.memory", provider: Provider()) {
      isOn in
      ControlWidgetToggle("Memory", isOn: isOn, action: SetMemoryIntent()) { isOn in
        Label(isOn ? "On" : "Off", systemImage: isOn ? "bolt.fill" : "bolt")
      }
    }
    .displayName("Memory")
  }
}

extension MemoryToggle {
  struct Provider: ControlValueProvider {
    var previewValue: Bool { false }

    func currentValue() async throws -> Bool {
      MemoryToggle.isOn.load(ordering: .relaxed)
    }
  }
}

struct SetMemoryIntent: SetValueIntent {
  static let title: LocalizedStringResource = "Set Memory"

  @Parameter(title: "Value")
  var value: Bool

  func perform() async throws -> some IntentResult {
    MemoryToggle.isOn.store(value, ordering: .relaxed)
    return .result()
  }
}

@main
struct MemoryControls: WidgetBundle {
  var body: some Widget {
    MemoryToggle()
  }
}

extension MemoryControls: ControlExtension {
  static let identifier = "org.controlbus.benchmark.Memory"
}
