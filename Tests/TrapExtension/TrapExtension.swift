import AppIntents
import SwiftUI
import WidgetKit

/// An extension some of whose controls trap while they are collected.
@main
struct TrapExtension: WidgetBundle {
  var body: some Widget {
    GoodControl()
    NilControl()
    RecursiveControl()
    LastControl()
  }
}

struct GoodControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "org.controlbus.test.good") {
      ControlWidgetButton(action: NothingIntent()) { Text("Good") }
    }
  }
}

struct NilControl: ControlWidget {
  let numbers: [Int] = []

  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "org.controlbus.test.nil-\(numbers[1])") {
      ControlWidgetButton(action: NothingIntent()) { Text("Never") }
    }
  }
}

struct RecursiveControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "org.controlbus.test.deep-\(depth(of: 1))") {
      ControlWidgetButton(action: NothingIntent()) { Text("Never") }
    }
  }

  private func depth(of number: Int) -> Int {
    number == 0 ? 0 : 1 + depth(of: number + 1)
  }
}

struct LastControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "org.controlbus.test.last") {
      ControlWidgetButton(action: NothingIntent()) { Text("Last") }
    }
  }
}

struct NothingIntent: AppIntent {
  static let title: LocalizedStringResource = "Nothing"
  func perform() async throws -> some IntentResult { .result() }
}
