internal import Bus
internal import ControlModel
internal import ControlProtocol

/// The calls that change which controls the user has.
extension ControlHost {
  /// The pause before kinds that could not be placed are tried again.
  private static let placementPause = Duration.seconds(60)

  /// Places a copy of a kind; returns its object.
  func addControl(
    kind: String, _ configuration: Configuration
  ) async throws(ControlFailure) -> ObjectPath {
    guard let descriptor = gallery.entries[kind]?.descriptor else { throw .unknownKind(kind) }
    let configuration = try descriptor.checked(configuration)
    extensionServing(kind)?.asked(kind: kind)
    let id = try await store.change { (file) throws(ControlFailure) in
      guard file.controls.count < HostLimits.controls else { throw .limitsExceeded }
      let id = file.makeID(for: kind)
      file.controls.append(
        PlacedControl(
          id: id, kind: kind, controlType: descriptor.controlType, configuration: configuration))
      file.noteOffer(of: kind)
      return id
    }
    return .control(id: id)
  }

  /// Removes a placed control.
  func removeControl(_ path: ObjectPath) async throws(ControlFailure) {
    let id = try id(of: path)
    try await store.change { (file) throws(ControlFailure) in
      file.controls.remove(at: try file.index(of: id))
      return ()
    }
  }

  /// Gives a placed control another configuration.
  func configureControl(
    _ path: ObjectPath, _ configuration: Configuration
  ) async throws(ControlFailure) {
    let id = try id(of: path)
    guard let kind = engine.controls[path]?.placed.kind,
      let descriptor = gallery.entries[kind]?.descriptor
    else { throw .unavailable(ControlEngine.absence(of: engine.controls[path]?.placed.kind ?? id)) }
    let configuration = try descriptor.checked(configuration)
    extensionServing(kind)?.asked(kind: kind)
    try await store.change { (file) throws(ControlFailure) in
      file.controls[try file.index(of: id)].configuration = configuration
    }
  }

  /// Moves a placed control in the user's order.
  func moveControl(_ path: ObjectPath, to position: Int) async throws(ControlFailure) {
    let id = try id(of: path)
    try await store.change { (file) throws(ControlFailure) in
      try file.move(id, to: position)
    }
  }

  private func id(of path: ObjectPath) throws(ControlFailure) -> String {
    guard let control = engine.controls[path] else { throw .unknownControl(path.rawValue) }
    return control.id
  }

  /// Places each kind that needs no configuration when it appears for the first time.
  func placeOfferedKinds() {
    guard isServing else { return }
    let offered = Set(store.contents.offeredKinds ?? [])
    let new = newKinds(offered)
    guard !new.isEmpty else { return }
    Task { @BusActor in
      do throws(ControlFailure) {
        try await store.change { (file) throws(ControlFailure) in
          for descriptor in new { file.offer(descriptor) }
        }
      } catch {
        log.warning("new kinds are not placed: \(error.message)")
        placeLater()
      }
    }
  }

  /// Tries again once there may be room on the disk; a file that is mended is news by itself.
  private func placeLater() {
    guard store.brokenReason == nil else { return }
    placement = try? EventLoop.shared.timer(after: Self.placementPause) { [weak self] in
      self?.placeOfferedKinds()
    }
  }

  private func newKinds(_ offered: Set<String>) -> [KindDescriptor] {
    let extensions = extensions.values.map(\.offer).sorted {
      ($0.rank, $0.extensionName) < ($1.rank, $1.extensionName)
    }
    return extensions.flatMap { offer in
      offer.kinds.filter { descriptor in
        gallery.entries[descriptor.kind]?.extensionName == offer.extensionName
          && !offered.contains(descriptor.kind) && !descriptor.needsConfiguration
          && !descriptor.promptsForConfiguration
      }
    }
  }
}

extension ControlsFile {
  /// Places a copy of a kind, once: not where it was offered before, or a person placed it.
  fileprivate mutating func offer(_ descriptor: KindDescriptor) {
    let kind = descriptor.kind
    guard controls.count < HostLimits.controls, noteOffer(of: kind) else { return }
    guard !controls.contains(where: { $0.kind == kind }) else { return }
    controls.append(
      PlacedControl(id: makeID(for: kind), kind: kind, controlType: descriptor.controlType))
  }
}

// MARK: - Publishing a change

extension ControlHost {
  /// Publishes a change that is on disk: what is removed goes first, then what is new, then the order.
  func arrangementChanged(from old: ControlsFile, to new: ControlsFile) {
    let wanted = Dictionary(new.controls.map { ($0.id, $0) }, uniquingKeysWith: { $1 })
    let gone = old.controls.filter { wanted[$0.id]?.kind != $0.kind }
    remove(gone.map { .control(id: $0.id) })
    for placed in new.controls {
      if let control = engine.control(id: placed.id) {
        configure(control, placed.configuration)
      } else {
        add(placed)
      }
    }
    publishOrder(new.controls.map { .control(id: $0.id) })
    tellPlacedControls(from: old, to: new)
    placeOfferedKinds()
  }

  private func add(_ placed: PlacedControl) {
    let control = makeControl(placed)
    engine.insert(control)
    exporter.added([.control] + (control.lookInterface.map { [$0] } ?? []), at: control.path)
    log.info("placed \(placed.id)", control.subject)
    if gallery.entries[placed.kind] != nil { engine.handle(.reload(call: nil), of: control) }
  }

  private func remove(_ paths: [ObjectPath]) {
    guard !paths.isEmpty else { return }
    publishOrder(order.filter { !paths.contains($0) })
    for control in paths.compactMap({ engine.controls[$0] }) {
      // The object goes after its signal, which names the interfaces that it has.
      exporter.removed(
        [.control] + (control.lookInterface.map { [$0] } ?? []), at: control.path)
      engine.remove(control)
      snapshots[control.id] = nil
      log.info("removed", control.subject)
    }
  }

  private func configure(_ control: HostedControl, _ configuration: Configuration) {
    guard control.placed.configuration != configuration else { return }
    control.placed.configuration = configuration
    refreshIdentity(of: control)
    engine.handle(.configurationChanged, of: control)
  }

  private func publishOrder(_ new: [ObjectPath]) {
    guard new != order else { return }
    order = new
    exporter.changed(["Controls"], of: .controlCenter, at: .controlCenter)
  }

  private func tellPlacedControls(from old: ControlsFile, to new: ControlsFile) {
    for known in extensions.values where known.owner != nil {
      let isServed = { (control: PlacedControl) in
        self.gallery.entries[control.kind]?.extensionName == known.name
      }
      if old.controls.filter(isServed) != new.controls.filter(isServed) {
        Task { @BusActor in await known.tellPlacedControls() }
      }
    }
  }
}
