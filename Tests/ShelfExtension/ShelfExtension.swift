import ControlBus
import SwiftUI
import WidgetKit

/// An author's extension for tests with the real service: a control of an entity, one of a parameter of
/// every type, and kinds that are refused.
@main
struct ShelfExtension: WidgetBundle {
  var body: some Widget {
    BookControl()
    ValuesControl()
    EmptyKindControl()
    LongKindControl()
    TwinControl(name: "First")
    SecondTwinControl()
    TrapControl()
    AppControl()
    LinkControl()
  }
}

extension ShelfExtension: ControlExtension {
  static let identifier = "org.controlbus.extension.ShelfExtension"
  static let desktopID = "org.example.my-App"
}

struct EmptyKindControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "") {
      ControlWidgetButton(action: NoteShelf()) { Text("Empty") }
    }
  }
}

struct LongKindControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: String(repeating: "k", count: 256)) {
      ControlWidgetButton(action: NoteShelf()) { Text("Long") }
    }
  }
}

struct TwinControl: ControlWidget {
  var name = ""

  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "org.controlbus.test.twin") {
      ControlWidgetButton(action: NoteShelf()) { Text(name) }
    }
  }

  init() {}
  init(name: String) { self.name = name }
}

struct SecondTwinControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "org.controlbus.test.twin") {
      ControlWidgetButton(action: NoteShelf()) { Text("Second") }
    }
  }
}

struct TrapControl: ControlWidget {
  let names: [String] = []

  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: names[0]) {
      ControlWidgetButton(action: NoteShelf()) { Text("Never") }
    }
  }
}
