import ControlBus
import SwiftUI
import WidgetKit

@main
struct TimerWidgets: WidgetBundle {
  var body: some Widget {
    TimerControl()
  }
}

/// What the entitlements and the Info.plist say on iOS.
extension TimerWidgets: ControlExtension {
  static let identifier = "com.example.Timers.Controls"
  static let name = "Timers"
  static let appGroups = [TimerStore.appGroup]
}
