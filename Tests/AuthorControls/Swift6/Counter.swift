import AppIntents
import Combine
import SwiftUI
import WidgetKit

final class CounterModel: ObservableObject {
  @MainActor static let shared = CounterModel()
  @Published var count = 0
}

struct CounterControl: SwiftUI.ControlWidget {
  var body: some SwiftUI.ControlWidgetConfiguration {
    configuration
      .displayName("Counter")
  }

  private var configuration: some ControlWidgetConfiguration {
    WidgetKit.StaticControlConfiguration(kind: "com.example.counter") {
      ControlWidgetButton("Count", action: CountIntent(step: 2)) { isRunning in
        isRunning ? Text("Counting") : Text("Counted")
      }
      .tint(Color(hex: 0x336699))
      .tint(.brandAccent)
    }
  }
}

extension Color {
  static let brandAccent = Color("BrandAccent")

  init(hex: Int) {
    self.init(
      .sRGB, red: Double((hex >> 16) & 0xff) / 255, green: Double((hex >> 8) & 0xff) / 255,
      blue: Double(hex & 0xff) / 255, opacity: 1)
  }
}

struct CountIntent: AppIntent, LiveActivityIntent {
  static let title: LocalizedStringResource = "Count"

  @Parameter(title: "Step") var step: Int

  init() { step = 1 }
  init(step: Int) { self.step = step }

  @MainActor
  func perform() async throws -> some IntentResult {
    CounterModel.shared.count += step
    let placed = try await ControlCenter.shared.currentControls()
    if placed.contains(where: { $0.kind == "com.example.counter" }) {
      ControlCenter.shared.reloadControls(ofKind: "com.example.counter")
    }
    return .result()
  }
}
