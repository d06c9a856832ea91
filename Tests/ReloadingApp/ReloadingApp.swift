import WidgetKit

/// An app that changes its store, asks for reloads and ends at once.
@main
enum ReloadingApp {
  static func main() {
    let suite = UserDefaults(suiteName: "group.org.controlbus.test")
    suite?.set(true, forKey: "isOn")
    ControlCenter.shared.reloadControls(ofKind: "org.controlbus.test.kind")
    ControlCenter.shared.reloadControls(ofKind: "org.controlbus.test.kind")
  }
}
