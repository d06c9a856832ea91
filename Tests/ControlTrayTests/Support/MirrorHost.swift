import Bus
import TestSupport

@testable import ControlTray

/// A panel that keeps a menu of its own, and changes it only by what it is told or reads as its
/// model does. When that menu is the tray's, everything was told.
@BusActor
final class MirrorHost {
  enum Style: CaseIterable {
    /// Reads one level at a time, flips a check mark by itself, and takes over only the properties
    /// that are named.
    case plasma
    /// Reads the whole structure, and the properties of what is new to it, in groups.
    case gnome
  }

  private struct Item {
    var properties: [String: Variant]
    var children: [Int32] = []
  }

  private let style: Style
  private let host: MenuHost
  private var items: [Int32: Item] = [:]
  /// Changes of properties that came while answers were awaited: an answer resumes its task late.
  private var held: [Message] = []
  private var awaitedAnswers = 0
  /// The menus whose next change it does not hear of.
  private var deaf: Set<Int32> = []
  private var subscription: Subscription?

  init(_ style: Style, _ host: MenuHost) async throws {
    self.style = style
    self.host = host
    subscription = try await host.connection.subscribe(
      MatchRule(sender: host.item, interface: "com.canonical.dbusmenu")
    ) { [weak self] in
      self?.take($0)
    }
    try await read(0)
  }

  /// Opens the menu, or one in it. What Plasma reads now it does not read again at the next word of a
  /// change.
  func open(_ number: Int32 = 0) async throws {
    let needsUpdate = try await host.call("AboutToShow", number).read(Bool.self)
    try await host.call("Event", number, "opened", Variant.int32(0), 0 as UInt32)
    let isUnread = style == .plasma && items[number]?.children.isEmpty != false
    guard needsUpdate || isUnread else { return }
    if style == .plasma { deaf.insert(number) }
    try await read(number)
  }

  /// The items that it would show at once below this one.
  func children(of number: Int32) -> [Int32] { items[number]?.children ?? [] }

  func click(_ number: Int32) async throws {
    if style == .plasma, items[number]?.properties["toggle-type"] != nil {
      let isOn = items[number]?.properties["toggle-state"] == .int32(1)
      items[number]?.properties["toggle-state"] = .int32(isOn ? 0 : 1)
    }
    try await host.click(number)
  }

  /// Whether everything is as the tray has it, once it is open.
  func isTrue() async throws -> Bool {
    for number in items.keys where items[number]?.properties["children-display"] != nil {
      try await open(number)
    }
    return agrees(try await host.layout())
  }

  private func agrees(_ truth: MenuLayout) -> Bool {
    guard let item = items[truth.number],
      Self.explicit(item.properties) == Self.explicit(truth.properties)
    else { return false }
    return item.children == truth.children.map(\.number) && truth.children.allSatisfy(agrees)
  }

  private static func explicit(_ properties: [String: Variant]) -> [String: Variant] {
    properties.filter { $0.value != MenuProperties.defaultValue(of: $0.key) }
  }

  private func read(_ number: Int32) async throws {
    awaitedAnswers += 1
    defer {
      awaitedAnswers -= 1
      if awaitedAnswers == 0 {
        held.forEach(change)
        held = []
      }
    }
    switch style {
    case .plasma: take(try await host.layout(number, 1), known: items)
    case .gnome:
      let layout = try await host.layout(0, -1, ["type", "children-display"])
      let known = items
      take(layout, known: known)
      let new = layout.numbers.filter { known[$0] == nil }
      guard !new.isEmpty else { return }
      let group = try await host.call("GetGroupProperties", new, [String]())
        .read([Struct<Int32, [String: Variant]>].self)
      for entry in group { items[entry.fields.0]?.properties.merge(entry.fields.1) { $1 } }
    }
  }

  private func take(_ layout: MenuLayout, known: [Int32: Item]) {
    var item = known[layout.number] ?? Item(properties: [:])
    item.properties.merge(layout.properties) { $1 }
    item.children = layout.children.map(\.number)
    items[layout.number] = item
    for child in layout.children {
      if style == .gnome {
        take(child, known: known)
      } else {
        let properties = items[child.number]?.properties ?? [:]
        let children = items[child.number]?.children ?? []
        items[child.number] = Item(
          properties: properties.merging(child.properties) { $1 }, children: children)
      }
    }
  }

  private func take(_ message: Message) {
    switch message.member?.rawValue {
    case "ItemsPropertiesUpdated":
      if awaitedAnswers > 0 { held.append(message) } else { change(message) }
    case "LayoutUpdated":
      guard let (_, parent) = try? message.read(UInt32.self, Int32.self) else { return }
      if deaf.remove(parent) == nil { Task { try? await read(parent) } }
    default: break
    }
  }

  private func change(_ message: Message) {
    guard
      let (updated, removed) = try? message.read(
        [Struct<Int32, [String: Variant]>].self, [Struct<Int32, [String]>].self)
    else { return }
    for entry in updated { items[entry.fields.0]?.properties.merge(entry.fields.1) { $1 } }
    for entry in removed {
      for name in entry.fields.1 { items[entry.fields.0]?.properties[name] = nil }
    }
  }
}

extension MenuLayout {
  /// The numbers of the item and of all below it.
  var numbers: [Int32] { [number] + children.flatMap(\.numbers) }
}
