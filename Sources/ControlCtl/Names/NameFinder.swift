/// Finds things by the names that people type.
struct NameFinder<Item: Named>: Sendable {
  /// The things, in the order in which they are shown.
  let items: [Item]
  private let directory: NameDirectory

  /// Makes a finder of these things.
  init(_ items: [Item]) {
    self.items = items
    directory = NameDirectory(items.map(\.names))
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
    let names = item.names
    guard let index = directory.entries.firstIndex(where: { $0.id == names.id }) else {
      return names.id
    }
    return directory.uniqueName(at: index)
  }

  private func candidate(at index: Int) -> String {
    let remark = items[index].remark.onOneLine
    let name = directory.uniqueName(at: index).onOneLine
    return remark.isEmpty || remark == name ? name : "\(name) (\(remark))"
  }
}
