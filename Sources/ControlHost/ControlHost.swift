public import Bus
internal import ControlModel
internal import ControlProtocol
internal import ProgramText

/// The service behind `org.controlbus`: the gallery, the placed controls and their looks.
///
/// It answers reads from memory, always. It starts no process itself: it has the bus start extensions.
@BusActor
public final class ControlHost {
  /// The version of the service, as `ControlCenter1.Version` says it.
  public nonisolated static let version = Version.text

  let connection: Connection
  let paths: HostPaths
  let log: HostLog
  let store: ControlsStore
  let snapshots: SnapshotStore
  let engine: ControlEngine
  let session: SessionState
  let exporter: Exporter

  /// The known extensions by bus name.
  var extensions: [String: KnownExtension] = [:]
  var gallery = Gallery()
  /// The published `Controls`: the placed controls in the user's order.
  var order: [ObjectPath] = []
  var galleryItems: [ObjectPath: PublishedGalleryItem] = [:]
  var publishedExtensions: [ObjectPath: PublishedExtension] = [:]
  var groupWatch: AppGroupWatch?
  var manifestWatch: ManifestWatch?
  var controlsWatch: PathWatch?
  /// The next try to place kinds that could not be placed.
  var placement: TimerSource?
  var subscriptions: [Subscription] = []
  /// Extensions may be started: the name is owned, and everything is watched.
  var isServing = false
  var isReadingManifests = false
  var manifestsTouched = false

  /// Makes a host; nothing is read or exported yet.
  ///
  /// - Parameters:
  ///   - connection: the session bus.
  ///   - environment: where `XDG_*` and `HOME` are looked up.
  ///   - log: where messages go.
  public init(connection: Connection, environment: [String: String], log: HostLog) {
    self.connection = connection
    self.log = log
    paths = HostPaths(environment: environment)
    store = ControlsStore(path: paths.controlsFile, keptPath: paths.arrangementFile, log: log)
    snapshots = SnapshotStore(path: paths.snapshotsFile, log: log)
    engine = ControlEngine(log: log)
    session = SessionState(sessionID: environment["XDG_SESSION_ID"], log: log)
    exporter = Exporter(connection: connection, log: log)
  }

  /// Reads the files and exports every object: to be called before the bus name is requested, so
  /// that whoever sees the name sees the objects.
  public func prepare() async throws(BusError) {
    engine.delegate = self
    // Watched first and read then, so that no change falls between.
    watchFolders()
    store.load()
    snapshots.load()
    let folders = ManifestFolders(folders: paths.manifestFolders)
    manifestWatch?.follow(folders.links())
    for manifest in folders.read().values {
      know(manifest.busName)?.update(manifest)
    }
    gallery.update(extensions.values.map(\.offer))
    for entry in gallery.entries.values { publish(entry) }
    for known in extensions.values { publish(known) }
    for placed in store.contents.controls { engine.insert(makeControl(placed)) }
    order = store.contents.controls.map { .control(id: $0.id) }
    try exporter.export(self)
    await session.start()
    if session.isLocked { lockChanged() }
    session.lockChanged = { [weak self] in self?.lockChanged() }
    session.resumed = { [weak self] in self?.resumed() }
  }

  /// Watches everything and starts the extensions of the placed controls: to be called once the bus
  /// name is owned.
  public func serve() async throws(BusError) {
    isServing = true
    store.onChange = { [weak self] old, new in self?.arrangementChanged(from: old, to: new) }
    store.onBreakage = { [weak self] in
      self?.exporter.changed(["Problems"], of: .controlCenter, at: .controlCenter)
    }
    try await watchExtensions()
    groupWatch?.update(extensions.values)
    store.fileTouched()
    if manifestsTouched { readManifests() }
    placeOfferedKinds()
    Task { @BusActor in await refreshAll() }
  }

  /// Writes what is not written yet: to be called before the process ends.
  public func finish() async {
    await store.finish()
    await snapshots.flush()
  }

  /// Answers the calls that have come, as far as they are answered soon: to be called once the bus name
  /// is released, so that no others come.
  public func drain() async {
    await engine.heldCalls.drain(within: Self.drainTime)
  }

  /// Below the time that a service manager gives a service to end.
  private static let drainTime = Duration.seconds(3)

  /// Writes what is not written yet, blocking: for a process that has lost its bus and ends at once.
  public func finishAtOnce() {
    snapshots.flushBlocking()
  }

  /// One line for people about what is served.
  public var summary: String {
    "\(engine.controls.count) controls, \(galleryItems.count) kinds, "
      + "\(extensions.count) extensions"
  }
}

// MARK: - Session

extension ControlHost {
  private func lockChanged() {
    exporter.changed(["Locked"], of: .controlCenter, at: .controlCenter)
    for control in engine.controls.values {
      engine.handle(.lockChanged(session.isLocked), of: control)
    }
  }

  /// After a sleep anything may have changed.
  private func resumed() {
    log.info("resumed from sleep: asking for every control")
    for control in engine.controls.values { engine.refresh(control, after: .contentChanged) }
  }
}
