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

  /// Makes a directory of these entries.
  init(_ entries: [NamedEntry]) {
    self.entries = entries
  }

  /// Looks a name up by the rules.
  func find(_ text: String) -> Match {
    let hits = NameRule.matches(text, in: entries)
    if hits.count == 1 { return .found(hits[0]) }
    if hits.count > 1 { return .ambiguous(hits) }
    let names = entries.flatMap { [$0.shortName] + $0.titles + [$0.kind, $0.id] }
    return .unknown(suggestions: Suggestions.nearest(to: text, among: names))
  }

  /// The shortest name that finds this entry and no other.
  func uniqueName(at index: Int) -> String {
    let entry = entries[index]
    let candidates = [entry.shortName, entry.kind, entry.id]
    return candidates.first { find($0) == .found(index) } ?? entry.id
  }
}
