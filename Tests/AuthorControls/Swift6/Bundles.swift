import SwiftUI
import WidgetKit

struct EverythingBundle: WidgetBundle {
  var body: some Widget {
    KitchenTimerControl()
    StaticTimerControl()
    VaultLockControl()
    VaultOpenControl()
    SpeakerControl()
    StackedButton()
    HintedButton()
    WeatherWidget()
    if #available(iOS 18.0, macOS 26.0, *) {
      LampControl()
      OpenLampControl()
    }
    extra
    NestedBundle().body
  }

  @WidgetBundleBuilder
  var extra: some Widget {
    if #available(iOS 26, *) {
      RunScriptControl()
    }
  }
}

struct NestedBundle: WidgetBundle {
  @WidgetBundleBuilder
  var body: some Widget {
    KitchenTimerControl()
    CounterControl()
  }
}

struct LegacyBundle: WidgetBundle {
  var body: some Widget {
    WeatherWidget()
  }
}

enum Entry {
  @MainActor static func main() {
    if #available(iOSApplicationExtension 18.0, *) {
      EverythingBundle.main()
    } else {
      LegacyBundle.main()
    }
  }
}

#Preview("Counter") {
  Text("Counter")
}
