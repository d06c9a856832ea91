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
  /// Sources whose stream ended by itself: they are asked again after an action only, since one that
  /// reports a change and ends would go round with the evaluation that it causes.
  private var finished: Set<Source> = []

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
    finished.formIntersection(wanted)
    for source in listeners.keys where !wanted.contains(source) {
      listeners.removeValue(forKey: source)?.cancel()
    }
    for source in wanted where listeners[source] == nil && !finished.contains(source) {
      guard let changes = kinds[source.kind]?.changes else { continue }
      listeners[source] = listen(to: source, changes)
    }
  }

  /// Listens again to a provider that had nothing more to tell, since an action may have begun what
  /// it tells of.
  func resume(kind: String, configuration: Configuration) {
    let source = Source(kind: kind, configuration: configuration)
    guard finished.remove(source) != nil, let changes = kinds[kind]?.changes else { return }
    listeners[source] = listen(to: source, changes)
  }

  private func listen(
    to source: Source, _ changes: @escaping @Sendable (Configuration) async -> AsyncStream<Void>
  ) -> Task<Void, Never> {
    Task(executorPreference: CallExecutor()) { [weak self] in
      for await _ in await changes(source.configuration) {
        await self?.changed(source.kind)
      }
      if !Task.isCancelled { await self?.finish(source) }
    }
  }

  private func finish(_ source: Source) {
    listeners[source] = nil
    finished.insert(source)
    if listeners.isEmpty { ended() }
  }
}
