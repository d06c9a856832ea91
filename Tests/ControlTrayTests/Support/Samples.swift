import Bus
import ControlModel
import ControlProtocol

@testable import ControlTray

/// Controls and kinds for the tests of the menu.
enum Samples {
  static let focus = control("focus", title: "Focus Mode", ["Value": .boolean(true)])
  static let lap = control("lap", title: "Next Lap", [:])

  static func control(
    _ id: String, title: String, _ look: [String: Variant], isDescribed: Bool = true
  ) -> ControlObject {
    let isToggle = look["Value"] != nil
    let base: [String: Variant] = [
      "Title": .string(title), "Enabled": .boolean(true), "State": .string("current"),
    ]
    var interfaces: [InterfaceName: [String: Variant]] = [
      .control: [
        "Id": .string(id), "Kind": .string("org.example." + id),
        "ControlType": .string(isToggle ? "toggle" : "button"), "DisplayName": .string(title),
      ]
    ]
    if isDescribed { interfaces[isToggle ? .toggle : .button] = base.merging(look) { $1 } }
    guard let control = ControlObject(path: .control(id: id), interfaces: interfaces) else {
      fatalError("a sample without Control1")
    }
    return control
  }

  static func kind(_ name: String, parameters: [ParameterDescriptor] = []) -> GalleryObject {
    let descriptor = KindDescriptor(
      kind: "org.example." + name, controlType: .toggle, displayName: "The \(name)",
      parameters: parameters)
    guard
      let kind = GalleryObject(
        path: .galleryItem(kind: descriptor.kind),
        interfaces: [.galleryItem: descriptor.variants])
    else { fatalError("a sample without GalleryItem1") }
    return kind
  }

  static func content(_ controls: [ControlObject]) -> MenuContent {
    MenuContent(isServicePresent: true, controls: controls)
  }
}

extension MenuContent {
  /// The whole menu in English.
  var menu: MenuNode { MenuBuilder(text: .english).menu(of: self) }

  /// The properties of one item of the menu.
  func properties(_ key: MenuKey) -> [String: Variant]? {
    menu.find(key)?.properties.dictionary
  }
}

extension MenuNode {
  func find(_ key: MenuKey) -> MenuNode? {
    self.key == key ? self : children.lazy.compactMap { $0.find(key) }.first
  }
}
