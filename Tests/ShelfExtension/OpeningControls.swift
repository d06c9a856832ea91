import AppIntents
import SwiftUI
import WidgetKit

/// A button whose intent opens the app once it has run.
struct AppControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "org.controlbus.test.app") {
      ControlWidgetButton(action: ShowShelf()) { Text("Show the shelf") }
    }
  }
}

struct ShowShelf: AppIntent {
  static let title: LocalizedStringResource = "Show the shelf"
  static let openAppWhenRun = true

  func perform() async throws -> some IntentResult {
    write(["ran"], to: "shown")
    return .result()
  }
}

/// A button whose intent goes on to a page.
struct LinkControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "org.controlbus.test.link") {
      ControlWidgetButton(action: ShowPage()) { Text("Show the page") }
    }
  }
}

struct ShowPage: AppIntent {
  static let title: LocalizedStringResource = "Show the page"

  func perform() async throws -> some IntentResult & OpensIntent {
    guard let page = URL(string: "https://example.com/shelf?book=1") else {
      throw CocoaError(.formatting)
    }
    return .result(opensIntent: OpenURLIntent(page))
  }
}
