/// Finds things by the names that people type.
struct NameFinder<Item: Named>: Sendable {
  /// The things, in the order in which they are shown.
  let items: [Item]
  private let directory: NameDirectory
  private let indices: [String: Int]

  /// Makes a finder of these things.
  init(_ items: [Item]) {
    self.items = items
    directory = NameDirectory(items.map(\.names))
    let ids = directory.entries.enumerated().map { ($0.element.id, $0.offset) }
    indices = Dictionary(ids) { first, _ in first }
  }

  /// What a name means.
  func item(named name: String) throws(CommandFailure) -> Item {
    switch directory.find(name) {
    case .found(let index): return items[index]
    case .ambiguous(let indices):
      throw .ambiguousName(Item.sort, name, candidates: indices.map(candidate))
    case .unknown(let suggestions):
      throw .unknownName(Item.sort, name, suggestions: suggestions)
    }
  }

  /// The shortest name that means this thing and no other.
  func name(of item: Item) -> String {
    let id = item.names.id
    return indices[id].map(directory.uniqueName) ?? id
  }

  private func candidate(at index: Int) -> String {
    let remark = items[index].remark.onOneLine
    let name = directory.uniqueName(at: index).onOneLine
    return remark.isEmpty || remark == name ? name : "\(name) (\(remark))"
  }
}
