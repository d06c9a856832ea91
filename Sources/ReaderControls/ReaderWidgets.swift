import ControlBus
import ReaderKit
import SwiftUI
import WidgetKit

@main
struct ReaderWidgets: WidgetBundle {
  var body: some Widget {
    FocusModeControl()
    NextChapterControl()
  }
}

/// What the entitlements and the Info.plist say on iOS.
extension ReaderWidgets: ControlExtension {
  static let identifier = "com.example.ReaderApp.Controls"
  static let name = "Reader"
  static let appGroups = [ReaderStore.appGroup]
}
