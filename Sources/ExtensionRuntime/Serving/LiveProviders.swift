import Bus
import ControlModel

/// Listens to the live providers of the controls that are placed, one listener for each kind and
/// configuration.
@BusActor final class LiveProviders {
  private struct Source: Hashable {
    let kind: String
    let configuration: Configuration
  }

  private let kinds: [String: Kind]
  private let changed: @BusActor (String) -> Void
  private let ended: @BusActor () -> Void
  private var listeners: [Source: Task<Void, Never>] = [:]
  /// Sources whose stream ended by itself: they are asked again when something may have begun that they
  /// tell of, and not by themselves, since one that reports a change and ends would go round with the
  /// evaluation that it causes.
  private var finished: Set<Source> = []
  /// Sources that are to be asked again at once if their stream ends, since it may have looked before
  /// what happened.
  private var overtaken: Set<Source> = []
  /// What the sources' controls looked like last.
  private var looks: [Source: Snapshot] = [:]
  /// The sources of the controls that are placed.
  private var placed: Set<Source> = []
  /// Kinds whose change a provider has told of, and that are not announced yet.
  private var unannounced: Set<String> = []
  /// Sources that are evaluated next because of such an announcement, which explains what is found then:
  /// controls that look otherwise each time would else go round with their own announcements.
  private var explained: Set<Source> = []

  /// Makes a listener to these kinds.
  ///
  /// - Parameters:
  ///   - kinds: the kinds by name.
  ///   - changed: called with the kind at each change.
  ///   - ended: called when the last provider has ended.
  init(
    _ kinds: [String: Kind], changed: @escaping @BusActor (String) -> Void,
    ended: @escaping @BusActor () -> Void
  ) {
    self.kinds = kinds
    self.changed = changed
    self.ended = ended
  }

  /// Whether any provider is being listened to.
  var isRunning: Bool { !listeners.isEmpty }

  /// Listens to exactly the providers of these controls from now on.
  func follow(_ placed: [PlacedControl]) {
    let wanted = Set(placed.map { Source(kind: $0.kind, configuration: $0.configuration) })
    self.placed = wanted
    explained = []
    finished.formIntersection(wanted)
    overtaken.formIntersection(wanted)
    looks = looks.filter { wanted.contains($0.key) }
    for source in listeners.keys where !wanted.contains(source) {
      listeners.removeValue(forKey: source)?.cancel()
    }
    for source in wanted where listeners[source] == nil && !finished.contains(source) {
      guard let changes = kinds[source.kind]?.changes else { continue }
      listeners[source] = listen(to: source, changes)
    }
  }

  /// Takes in that an action has run: it may have begun what a provider tells of that had nothing more
  /// to tell.
  func performed(kind: String, configuration: Configuration) {
    resume(Source(kind: kind, configuration: configuration))
  }

  /// Takes in that changes of these kinds have been announced: whoever hears of them evaluates all the
  /// controls of each kind.
  func announced(_ kinds: [String]) {
    let told = unannounced.intersection(kinds)
    unannounced.subtract(told)
    explained.formUnion(placed.filter { told.contains($0.kind) })
  }

  /// Evaluates a control and takes in what it looks like: where that has changed, and no announcement
  /// explains it, somebody else may have begun what its provider tells of.
  func watch<Failure: Error>(
    kind: String, configuration: Configuration,
    evaluation: () async throws(Failure) -> Snapshot
  ) async throws(Failure) -> Snapshot {
    let source = Source(kind: kind, configuration: configuration)
    let isExplained = explained.remove(source) != nil
    let look = try await evaluation()
    guard kinds[kind]?.changes != nil else { return look }
    if looks.updateValue(look, forKey: source) != look, !isExplained { resume(source) }
    return look
  }

  private func resume(_ source: Source) {
    if listeners[source] != nil { overtaken.insert(source) }
    guard finished.remove(source) != nil, let changes = kinds[source.kind]?.changes else { return }
    listeners[source] = listen(to: source, changes)
  }

  private func listen(
    to source: Source, _ changes: @escaping @Sendable (Configuration) async -> AsyncStream<Void>
  ) -> Task<Void, Never> {
    Task(executorPreference: CallExecutor()) { [weak self] in
      for await _ in await changes(source.configuration) {
        await self?.tell(of: source)
      }
      if !Task.isCancelled { await self?.finish(source) }
    }
  }

  private func tell(of source: Source) {
    unannounced.insert(source.kind)
    changed(source.kind)
  }

  private func finish(_ source: Source) {
    listeners[source] = nil
    finished.insert(source)
    if overtaken.remove(source) != nil { resume(source) }
    if listeners.isEmpty { ended() }
  }
}
