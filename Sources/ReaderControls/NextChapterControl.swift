import AppIntents
import ReaderKit
import SwiftUI
import WidgetKit

/// Turns to the next chapter of the open book.
struct NextChapterControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: ReaderKinds.nextChapter, provider: Provider()) { chapter in
      ControlWidgetButton(action: NextChapterIntent()) {
        Label("Next Chapter", systemImage: "forward.end")
        Text("Chapter \(chapter)")
      } actionLabel: { isRunning in
        if isRunning { Text("Turning the page") }
      }
    }
    .displayName("Next Chapter")
    .description("Turns to the next chapter of the open book.")
  }
}

extension NextChapterControl {
  struct Provider: ControlValueProvider {
    var previewValue: Int { 1 }

    func currentValue() async throws -> Int {
      ReaderStore.chapter
    }
  }
}

struct NextChapterIntent: AppIntent {
  static let title: LocalizedStringResource = "Turn to the Next Chapter"

  func perform() async throws -> some IntentResult {
    ReaderStore.chapter += 1
    return .result()
  }
}
