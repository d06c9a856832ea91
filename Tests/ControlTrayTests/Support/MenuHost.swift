import Bus
import TestSupport
import Testing

@testable import ControlTray

/// What a panel does with a menu: reads it, clicks, and notes what it is told.
@BusActor
final class MenuHost {
  let connection: Connection
  let item: BusName
  private(set) var updates: [(number: Int32, properties: [String: Variant])] = []
  private(set) var layouts: [Int32] = []
  private(set) var itemSignals: [String] = []
  private var subscription: Subscription?

  init(_ stage: TrayStage, item: BusName) async throws {
    connection = stage.connection
    self.item = item
    subscription = try await connection.subscribe(MatchRule(sender: item)) { [weak self] in
      self?.take($0)
    }
  }

  private func take(_ message: Message) {
    switch message.member?.rawValue {
    case "ItemsPropertiesUpdated":
      guard
        let (updated, _) = try? message.read(
          [Struct<Int32, [String: Variant]>].self, [Struct<Int32, [String]>].self)
      else { return }
      updates += updated.map { ($0.fields.0, $0.fields.1) }
    case "LayoutUpdated":
      if let (_, parent) = try? message.read(UInt32.self, Int32.self) { layouts.append(parent) }
    case let member?: itemSignals.append(member)
    case nil: break
    }
  }

  func forget() {
    updates = []
    layouts = []
    itemSignals = []
  }

  @discardableResult
  func call<each Argument: BusValue>(
    _ member: MemberName, _ arguments: repeat each Argument
  ) async throws -> Message {
    try await connection.call(
      MemberAddress(
        destination: item, path: "/MenuBar", interface: "com.canonical.dbusmenu", member: member),
      repeat each arguments)
  }

  func layout(_ parent: Int32 = 0, _ depth: Int32 = -1, _ names: [String] = []) async throws
    -> MenuLayout
  {
    let reply = try await call("GetLayout", parent, depth, names)
    let (_, layout) = try reply.read(UInt32.self, MenuLayout.self)
    return layout
  }

  /// The number of the item whose label begins with this.
  func number(_ label: String) async throws -> Int32 {
    var found: Int32?
    try await eventually("there is an item \(label)") {
      found = try await layout().find(label)?.number
      return found != nil
    }
    return found ?? -1
  }

  func click(_ number: Int32) async throws {
    try await call("Event", number, "clicked", Variant.string(""), 0 as UInt32)
  }
}

extension MenuLayout {
  func find(_ label: String) -> MenuLayout? {
    if properties["label"]?.stringValue?.hasPrefix(label) == true { return self }
    return children.lazy.compactMap { $0.find(label) }.first
  }

  /// The number of the radio item with this label.
  func lastChoice(_ label: String) throws -> Int32 {
    let all = children.flatMap(\.children)
    return try #require(
      all.first {
        $0.properties["label"]?.stringValue == label
          && $0.properties["toggle-type"] == .string("radio")
      }
    ).number
  }
}
