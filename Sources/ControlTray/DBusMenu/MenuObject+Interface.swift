internal import Bus

extension MenuObject {
  nonisolated static let interfaceName: InterfaceName = "com.canonical.dbusmenu"

  /// `com.canonical.dbusmenu`, version 3: the one with the members for groups of items.
  static let interface = Interface<MenuObject>(interfaceName) {
    reading
    events
    Property("Version", emits: .constant) { (_: MenuObject) in 3 as UInt32 }
    Property("Status", emits: .never) { (_: MenuObject) in "normal" }
    Property("TextDirection", emits: .constant) { (menu: MenuObject) in
      menu.isRightToLeft ? "rtl" : "ltr"
    }
    Property("IconThemePath", emits: .constant) { (_: MenuObject) in [String]() }
    Signal(
      "ItemsPropertiesUpdated", arguments: ["updatedProps", "removedProps"],
      of: [Struct<Int32, [String: Variant]>].self, [Struct<Int32, [String]>].self)
    Signal("LayoutUpdated", arguments: ["revision", "parent"], of: UInt32.self, Int32.self)
    Signal("ItemActivationRequested", arguments: ["id", "timestamp"], of: Int32.self, UInt32.self)
  }

  @InterfaceBuilder<MenuObject>
  private static var reading: [Member<MenuObject>] {
    Method(
      "GetLayout", arguments: ["parentId", "recursionDepth", "propertyNames"],
      results: ["revision", "layout"]
    ) { (menu: MenuObject, call: MethodCall, parent: Int32, depth: Int32, names: [String]) throws in
      guard let layout = menu.tree.layout(of: parent, depth: depth, names: names) else {
        throw unknown(parent)
      }
      menu.wasRead(parent, depth: depth, by: call.sender)
      return Results(menu.tree.revision, layout)
    }
    Method(
      "GetGroupProperties", arguments: ["ids", "propertyNames"], results: ["properties"]
    ) { (menu: MenuObject, _: MethodCall, numbers: [Int32], names: [String]) in
      let wanted = numbers.isEmpty ? menu.tree.items.keys.sorted() : numbers
      return wanted.compactMap { number in
        menu.tree.properties(of: number, names: names).map { Struct(number, $0) }
      }
    }
    Method("GetProperty", arguments: ["id", "name"], results: ["value"]) {
      (menu: MenuObject, _: MethodCall, number: Int32, name: String) throws -> Variant in
      guard let value = menu.tree.property(name, of: number) else {
        throw BusError.invalidArguments("The menu item \(number) has no property \(name)")
      }
      return value
    }
  }

  @InterfaceBuilder<MenuObject>
  private static var events: [Member<MenuObject>] {
    Method("Event", arguments: ["id", "eventId", "data", "timestamp"]) {
      (
        menu: MenuObject, _: MethodCall, number: Int32, event: String, _: Variant, _: UInt32
      ) throws -> Void in
      try menu.handle(number, event)
    }
    Method("EventGroup", arguments: ["events"], results: ["idErrors"]) {
      (menu: MenuObject, _: MethodCall, events: [MenuEvent]) throws -> [Int32] in
      let failed = menu.unknownNumbers(in: events.map(\.fields.0))
      guard failed.count < max(1, events.count) else {
        throw BusError.invalidArguments("There is none of these menu items")
      }
      for event in events { try? menu.handle(event.fields.0, event.fields.1) }
      return failed
    }
    Method("AboutToShow", arguments: ["id"], results: ["needUpdate"]) {
      (menu: MenuObject, _: MethodCall, number: Int32) throws -> Bool in
      guard menu.tree.items[number] != nil else { throw unknown(number) }
      return menu.needsUpdate(number)
    }
    Method("AboutToShowGroup", arguments: ["ids"], results: ["updatesNeeded", "idErrors"]) {
      (menu: MenuObject, _: MethodCall, numbers: [Int32]) in
      Results(numbers.filter(menu.needsUpdate), menu.unknownNumbers(in: numbers))
    }
  }

  private func unknownNumbers(in numbers: [Int32]) -> [Int32] {
    numbers.filter { tree.items[$0] == nil }
  }
}
