import AppIntents
import ReaderKit
import SwiftUI
import WidgetKit

/// Hides everything but the page.
struct FocusModeControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: ReaderKinds.focusMode, provider: Provider()) { isOn in
      ControlWidgetToggle("Focus Mode", isOn: isOn, action: SetFocusModeIntent()) { isOn in
        Label(isOn ? "Only the page" : "Everything", systemImage: isOn ? "book.fill" : "book")
      }
      .tint(.indigo)
    }
    .displayName("Focus Mode")
    .description("Hides everything but the page.")
  }
}

extension FocusModeControl {
  struct Provider: ControlValueProvider {
    var previewValue: Bool { false }

    func currentValue() async throws -> Bool {
      ReaderStore.isFocusModeOn
    }
  }
}

struct SetFocusModeIntent: SetValueIntent {
  static let title: LocalizedStringResource = "Set Focus Mode"

  @Parameter(title: "Focus Mode")
  var value: Bool

  func perform() async throws -> some IntentResult {
    ReaderStore.isFocusModeOn = value
    return .result()
  }
}
