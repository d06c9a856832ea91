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
  /// tell of.
  private var finished: Set<Source> = []
  /// Those of them that are asked again after a pause.
  private var pausing: [Source: TimerSource] = [:]
  /// Sources that are to be asked again if their stream ends, since it may have looked before what
  /// happened; and whether that may be an echo of their own announcement.
  private var overtaken: [Source: Bool] = [:]
  /// When each source is asked again.
  private var renewals: [Source: Renewal] = [:]
  /// What the sources' controls looked like last.
  private var looks: [Source: Snapshot] = [:]

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

  /// Whether any provider is being listened to, or will be.
  var isRunning: Bool { !listeners.isEmpty || !pausing.isEmpty }

  /// Listens to exactly the providers of these controls from now on.
  func follow(_ placed: [PlacedControl]) {
    let wanted = Set(placed.map { Source(kind: $0.kind, configuration: $0.configuration) })
    finished.formIntersection(wanted)
    pausing = pausing.filter { wanted.contains($0.key) }
    overtaken = overtaken.filter { wanted.contains($0.key) }
    looks = looks.filter { wanted.contains($0.key) }
    renewals = Dictionary(
      uniqueKeysWithValues: wanted.map { ($0, renewals[$0] ?? Renewal()) })
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
    resume(Source(kind: kind, configuration: configuration), isEcho: false)
  }

  /// Takes in that changes of these kinds have been announced: whoever hears of them evaluates all the
  /// controls of each kind.
  func announced(_ kinds: [String]) {
    for source in renewals.keys where kinds.contains(source.kind) { renewals[source]?.announced() }
  }

  /// Evaluates a control and takes in what it looks like: where that has changed, somebody may have
  /// begun what its provider tells of, be it while it was evaluated.
  func watch<Failure: Error>(
    kind: String, configuration: Configuration,
    evaluation: () async throws(Failure) -> Snapshot
  ) async throws(Failure) -> Snapshot {
    let source = Source(kind: kind, configuration: configuration)
    let isEcho = renewals[source]?.evaluationBegins(at: EventLoop.now) ?? false
    let look = try await evaluation()
    guard kinds[kind]?.changes != nil else { return look }
    if looks.updateValue(look, forKey: source) == look {
      renewals[source]?.rest()
    } else {
      resume(source, isEcho: isEcho)
    }
    return look
  }

  /// Asks a provider again whose stream has ended, or will have.
  private func resume(_ source: Source, isEcho: Bool) {
    if listeners[source] != nil {
      overtaken[source] = isEcho && overtaken[source] ?? true
    } else if finished.contains(source), !isEcho || pausing[source] == nil {
      renew(source, isEcho: isEcho)
    }
  }

  private func renew(_ source: Source, isEcho: Bool) {
    guard let pause = renewals[source]?.pause(isEcho: isEcho) else { return }
    guard pause > .zero else { return ask(source) }
    pausing[source] = try? EventLoop.shared.timer(after: pause) { [weak self] in self?.ask(source) }
  }

  private func ask(_ source: Source) {
    pausing[source] = nil
    guard finished.remove(source) != nil, let changes = kinds[source.kind]?.changes else { return }
    listeners[source] = listen(to: source, changes)
  }

  private func listen(
    to source: Source, _ changes: @escaping @Sendable (Configuration) async -> AsyncStream<Void>
  ) -> Task<Void, Never> {
    Task(executorPreference: CallExecutor()) { [weak self] in
      for await _ in await changes(source.configuration) {
        await self?.changed(source.kind)
      }
      await self?.finish(source)
    }
  }

  /// Takes in that the stream of the task that calls has ended. Of one that was cancelled nobody needs to
  /// hear, and it may have a successor.
  private func finish(_ source: Source) {
    guard !Task.isCancelled else { return }
    listeners[source] = nil
    finished.insert(source)
    if let isEcho = overtaken.removeValue(forKey: source) { renew(source, isEcho: isEcho) }
    if !isRunning { ended() }
  }
}
