import WidgetKit

/// An app that changes its store, asks for reloads and ends at once; with the argument `placed` it
/// writes which controls are placed.
@main
enum ReloadingApp {
  static func main() async throws {
    if CommandLine.arguments.dropFirst().first == "placed" {
      for control in try await ControlCenter.shared.currentControls() {
        print(control.id, control.kind)
      }
      return
    }
    let suite = UserDefaults(suiteName: "group.org.controlbus.test")
    suite?.set(true, forKey: "isOn")
    ControlCenter.shared.reloadControls(ofKind: "org.controlbus.test.kind")
    ControlCenter.shared.reloadControls(ofKind: "org.controlbus.test.kind")
  }
}
