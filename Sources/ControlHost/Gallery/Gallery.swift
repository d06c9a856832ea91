internal import ControlModel

/// Every kind that the known extensions offer, and which extension serves each.
///
/// Of two extensions with one kind, the one that serves it keeps it while it is there; else the more
/// important one has it.
struct Gallery: Sendable {
  /// What an extension offers.
  struct Offer: Sendable {
    var extensionName: String
    /// Lower is more important: the folder of its manifest, or after all folders when run by hand.
    var rank: Int
    var kinds: [KindDescriptor]
  }

  /// A kind in the gallery.
  struct Entry: Hashable, Sendable {
    var descriptor: KindDescriptor
    var extensionName: String
  }

  /// The kinds by name.
  private(set) var entries: [String: Entry] = [:]
  /// What is wrong with the kinds that were refused, by extension.
  private(set) var problems: [String: [String]] = [:]

  /// Takes in what the extensions offer now.
  mutating func update(_ offers: [Offer]) {
    let serving = entries.mapValues(\.extensionName)
    entries = [:]
    problems = [:]
    var refused: [Entry] = []
    for offer in offers.sorted(by: Self.isMoreImportant) {
      for entry in accepted(of: offer) {
        let kind = entry.descriptor.kind
        guard let rival = entries[kind] else {
          entries[kind] = entry
          continue
        }
        let takesOver = serving[kind] == entry.extensionName
        refused.append(takesOver ? rival : entry)
        if takesOver { entries[kind] = entry }
      }
    }
    report(refused)
  }

  private static func isMoreImportant(_ first: Offer, _ second: Offer) -> Bool {
    (first.rank, first.extensionName) < (second.rank, second.extensionName)
  }

  /// The kinds of an offer that can be served at all; the others are problems.
  private mutating func accepted(of offer: Offer) -> [Entry] {
    var seen: Set<String> = []
    return offer.kinds.compactMap { descriptor in
      let isRepeated = !seen.insert(descriptor.kind).inserted
      if let problem = Self.problem(with: descriptor, isRepeated: isRepeated) {
        problems[offer.extensionName, default: []].append("“\(descriptor.kind)” \(problem)")
        return nil
      }
      return Entry(descriptor: descriptor, extensionName: offer.extensionName)
    }
  }

  private mutating func report(_ refused: [Entry]) {
    for loser in refused {
      guard let winner = entries[loser.descriptor.kind]?.extensionName else { continue }
      problems[loser.extensionName, default: []].append(
        "“\(loser.descriptor.kind)” is offered by \(winner) already")
    }
  }

  private static func problem(with descriptor: KindDescriptor, isRepeated: Bool) -> String? {
    if let problem = descriptor.problem { return problem }
    if let problem = Identifier.problem(with: descriptor.kind) { return problem }
    if descriptor.controlType == .unknown { return "is neither a toggle nor a button" }
    return isRepeated ? "is described twice" : nil
  }
}
