import Bus
import ControlProtocol
import Testing

@testable import ControlTray

@Suite("The numbers of the menu's items") struct MenuTreeTests {
  private static func toggle(_ id: String, _ value: Bool, subtitle: String = "") -> ControlObject {
    Samples.control(id, title: id, ["Value": .boolean(value), "Subtitle": .string(subtitle)])
  }

  private static func key(_ id: String) -> MenuKey { .control(.control(id: id), .toggle) }

  private var tree: MenuTree
  private let focus: Int32

  init() throws {
    tree = MenuTree()
    _ = tree.update(Samples.content([Self.toggle("focus", false)]).menu)
    focus = try #require(tree.number(of: Self.key("focus")))
  }

  @Test("a new value is one change of properties and none of the layout")
  mutating func value() {
    let revision = tree.revision
    let difference = tree.update(Samples.content([Self.toggle("focus", true)]).menu)
    #expect(difference.updated[focus]?["toggle-state"] == .int32(1))
    #expect(difference.parents.isEmpty && tree.revision == revision)
  }

  @Test("whatever changes, the value goes with it; the same menu again changes nothing")
  mutating func nothing() {
    let menu = Samples.content([Self.toggle("focus", false, subtitle: "New")]).menu
    let difference = tree.update(menu)
    #expect(difference.updated[focus]?["label"] == .string("focus: New"))
    #expect(difference.updated[focus]?["toggle-state"] == .int32(0))
    #expect(tree.update(menu).isEmpty)
  }

  @Test("a property that is back at its default is named")
  mutating func defaults() {
    let disabled = Samples.control(
      "focus", title: "focus", ["Value": .boolean(false), "Enabled": .boolean(false)])
    let first = tree.update(Samples.content([disabled]).menu)
    #expect(first.updated[focus]?["enabled"] == .boolean(false))
    let second = tree.update(Samples.content([Self.toggle("focus", false)]).menu)
    #expect(second.removed[focus] == ["enabled"])
  }

  @Test("what is added, moved or removed changes the layout, and no number is given twice")
  mutating func structure() throws {
    var seen: Set<Int32> = [focus]
    for round in 0..<5 {
      let revision = tree.revision
      let difference = tree.update(
        Samples.content([Self.toggle("wifi", true), Self.toggle("focus", false)]).menu)
      let submenus = tree.items.filter { [.arrangement, .leftClick].contains($0.value.key) }.keys
      #expect(difference.parents == Set(submenus).union([MenuTree.root]))
      #expect(tree.revision == revision + 1)
      #expect(tree.number(of: Self.key("focus")) == focus, "round \(round)")
      let wifi = try #require(tree.number(of: Self.key("wifi")))
      #expect(seen.insert(wifi).inserted)
      _ = tree.update(Samples.content([Self.toggle("focus", false)]).menu)
      #expect(tree.items[wifi] == nil)
    }
  }

  @Test("a toggle that becomes a button is another item")
  mutating func otherSort() {
    let button = Samples.control("focus", title: "focus", [:])
    _ = tree.update(Samples.content([button]).menu)
    let number = tree.number(of: .control(button.path, .button))
    #expect(number != nil && number != focus && tree.items[focus] == nil)
  }

  @Test("a layout has as many levels and properties as were asked for")
  func layout() {
    #expect(tree.layout(of: 0, depth: 0, names: [])?.children.isEmpty == true)
    let one = tree.layout(of: 0, depth: 1, names: ["label"])
    #expect(one?.children.count == 5)
    #expect(one?.children.allSatisfy { $0.children.isEmpty } == true)
    #expect(one?.children.first?.properties == ["label": .string("focus")])
    let all = tree.layout(of: 0, depth: -1, names: [])
    #expect(all?.children.last?.children.isEmpty == false)
    #expect(tree.layout(of: 999, depth: -1, names: []) == nil)
    #expect(tree.property("visible", of: focus) == .boolean(true))
    #expect(tree.property("colour", of: focus) == nil)
  }

  @Test("the truth of an item names its value and whether it can be used")
  func truth() {
    let truth = tree.truth(of: focus)
    #expect(truth?["toggle-state"] == .int32(0) && truth?["enabled"] == .boolean(true))
    #expect(truth?["toggle-type"] == nil)
  }
}
