internal import ControlProtocol

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
  /// The entries of each key, for each rule in its turn: a list asks for the names of all of them.
  private let index: [[String: [Int]]]

  /// Makes a directory of these entries.
  init(_ entries: [NamedEntry]) {
    self.entries = entries
    index = NameRule.all.map { rule in
      entries.indices.reduce(into: [:]) { index, number in
        for key in Set(rule.keys(of: entries[number])) { index[key, default: []].append(number) }
      }
    }
  }

  /// Looks a name up by the rules.
  func find(_ text: String) -> Match {
    let hits = hits(text)
    if hits.count == 1 { return .found(hits[0]) }
    if hits.count > 1 { return .ambiguous(hits) }
    let names = entries.flatMap { [$0.shortName] + $0.titles + [$0.kind, $0.id] }
    return .unknown(suggestions: Suggestions.nearest(to: text, among: names))
  }

  /// The shortest name that finds this entry and no other.
  func uniqueName(at number: Int) -> String {
    let entry = entries[number]
    let candidates = [entry.shortName, entry.kind, entry.id]
    return candidates.first { hits($0) == [number] } ?? entry.id
  }

  private func hits(_ text: String) -> [Int] {
    for (rule, entries) in zip(NameRule.all, index) {
      if let hits = entries[rule.key(text)] { return hits }
    }
    return []
  }
}
