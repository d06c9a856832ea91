internal import Bus

/// The property values of an `ExtensionStatus1`, made once per change.
struct PublishedStatus: Hashable, Sendable {
  var name: String
  var state: String
  var error: String
  var kinds: [String]
  var problems: [String]
  var isInstalled: Bool

  @BusActor
  init(_ known: KnownExtension, in gallery: Gallery) {
    name = known.displayName
    error = (known.crashes.failure ?? known.startFailure ?? "").shortLine
    state = known.owner != nil ? "running" : error.isEmpty ? "idle" : "failed"
    var seen: Set<String> = []
    kinds = known.offer.kinds.map(\.kind).filter {
      gallery.entries[$0]?.extensionName == known.name && seen.insert($0).inserted
    }
    problems = Self.bounded(known.problems + (gallery.problems[known.name] ?? []))
    isInstalled = known.isInstalled
  }

  /// The problems as they are published: so many at most, each of one line.
  private static func bounded(_ problems: [String]) -> [String] {
    let shown = problems.prefix(HostLimits.problems).map(\.shortLine)
    let rest = problems.count - shown.count
    return rest == 0 ? shown : shown + ["and \(rest) more"]
  }

  /// The names of the properties that differ.
  func changedProperties(since old: PublishedStatus) -> [MemberName] {
    var names: [MemberName] = []
    func compare<Value: Equatable>(_ name: MemberName, _ path: KeyPath<PublishedStatus, Value>) {
      if self[keyPath: path] != old[keyPath: path] { names.append(name) }
    }
    compare("Name", \.name)
    compare("State", \.state)
    compare("Error", \.error)
    compare("Kinds", \.kinds)
    compare("Problems", \.problems)
    compare("Installed", \.isInstalled)
    return names
  }
}
