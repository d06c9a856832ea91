/// Finds controls, or kinds, by what a person types.
struct NameDirectory: Sendable {
  /// What a name turned out to be.
  enum Match: Hashable, Sendable {
    /// Exactly this entry.
    case found(Int)
    /// Several entries, all by the same sort of name.
    case ambiguous([Int])
    /// None; these names come nearest.
    case unknown(suggestions: [String])
  }

  /// The entries, in the user's order.
  let entries: [NamedEntry]

  /// Makes a directory of these entries.
  init(_ entries: [NamedEntry]) {
    self.entries = entries
  }

  /// Looks a name up: as a full id, then a kind, a short name and a shown name, each first as it is
  /// written and in the end all of them again without regard to case. The first sort of name that
  /// fits decides, so that a control cannot take another one's id for its title.
  func find(_ text: String) -> Match {
    for ignoresCase in [false, true] {
      for sort in Self.sorts {
        let hits = entries.indices.filter { index in
          sort(entries[index]).contains { Self.equal($0, text, ignoresCase: ignoresCase) }
        }
        if hits.count == 1 { return .found(hits[0]) }
        if hits.count > 1 { return .ambiguous(hits) }
      }
    }
    let names = entries.flatMap { [$0.shortName] + $0.titles + [$0.kind, $0.id] }
    return .unknown(suggestions: Suggestions.nearest(to: text, among: names))
  }

  /// The shortest name that finds this entry and no other.
  func uniqueName(at index: Int) -> String {
    let entry = entries[index]
    let candidates = [entry.shortName, entry.kind, entry.id]
    return candidates.first { find($0) == .found(index) } ?? entry.id
  }

  private static let sorts: [@Sendable (NamedEntry) -> [String]] = [
    { [$0.id] }, { [$0.kind] }, { [$0.shortName] }, { $0.titles },
  ]

  private static func equal(_ first: String, _ second: String, ignoresCase: Bool) -> Bool {
    ignoresCase ? first.lowercased() == second.lowercased() : first == second
  }
}
