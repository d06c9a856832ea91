/// One of the ways in which a name means a control or a kind.
public struct NameRule: Sendable {
  private let ignoresCase: Bool
  private let names: @Sendable (NamedEntry) -> [String]

  /// Every rule, in the order in which they are tried: full id, kind, short name and shown name, each
  /// first as it is written and in the end all of them again without regard to case.
  ///
  /// The first rule that fits decides, so that a control cannot take another one's id for its title.
  public static let all = [false, true].flatMap { ignoresCase in
    sorts.map { NameRule(ignoresCase: ignoresCase, names: $0) }
  }

  private static let sorts: [@Sendable (NamedEntry) -> [String]] = [
    { [$0.id] }, { [$0.kind] }, { [$0.shortName] }, { $0.titles },
  ]

  /// The keys by which the rule knows an entry.
  public func keys(of entry: NamedEntry) -> [String] { names(entry).map(key) }

  /// The key that a name has to be found among ``keys(of:)``.
  public func key(_ name: String) -> String { ignoresCase ? name.lowercased() : name }

  /// The indices of the entries that a name means; several where it is ambiguous.
  public static func matches(_ name: String, in entries: [NamedEntry]) -> [Int] {
    for rule in all {
      let key = rule.key(name)
      let hits = entries.indices.filter { rule.keys(of: entries[$0]).contains(key) }
      if !hits.isEmpty { return hits }
    }
    return []
  }
}
