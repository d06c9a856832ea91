internal import Bus
internal import ControlModel
internal import ControlProtocol

extension ControlHost {
  /// The extension with this bus name, made known if it is not; nil for what is no well-known name.
  func know(_ name: String) -> KnownExtension? {
    if let known = extensions[name] { return known }
    guard !name.hasPrefix(":"), let busName = BusName(name) else { return nil }
    let known = KnownExtension(busName: busName, connection: connection, log: log)
    known.delegate = self
    extensions[name] = known
    return known
  }

  /// Takes in an extension that runs. The caller must own the name.
  func register(
    _ name: String, _ options: [String: Variant], sender: BusName?
  ) async throws(BusError) {
    guard !name.hasPrefix(":"), let busName = BusName(name) else {
      throw .invalidArguments("“\(name)” is no well-known bus name")
    }
    let registration = try ExtensionRegistration(options: options)
    guard let sender, try await connection.owner(of: busName) == sender else {
      throw .accessDenied("The caller does not own \(name)")
    }
    let isNew = extensions[name] == nil
    guard let known = know(name) else { return }
    if isNew {
      publish(known, isNew: true)
      try await known.watchOwner()
    }
    try known.register(registration, by: sender)
  }

  /// Watches the owners of all known names, and what extensions say by themselves.
  func watchExtensions() async throws(BusError) {
    subscriptions = [
      try await connection.subscribe(signal("ControlsChanged")) { [weak self] in
        self?.controlsChanged($0)
      },
      try await connection.subscribe(signal("Leaving")) { [weak self] in self?.leaving($0) },
      try await connection.activatableNamesChanges { [weak self] in self?.refreshActivatability() },
    ]
    for known in extensions.values { watchOwner(of: known) }
    refreshActivatability()
  }

  private func signal(_ member: MemberName) -> MatchRule {
    MatchRule(path: .extensionObject, interface: .controlExtension, member: member)
  }

  private func watchOwner(of known: KnownExtension) {
    Task { @BusActor in
      do throws(BusError) {
        try await known.watchOwner()
      } catch {
        log.error("cannot watch the owner of the name: \(error.message)", known.subject)
      }
    }
  }

  private func controlsChanged(_ message: Message) {
    guard let sender = message.sender, let kinds = try? message.read([String].self) else { return }
    for known in extensions(of: sender) { contentChanged(kinds: kinds, of: known) }
  }

  private func leaving(_ message: Message) {
    guard let sender = message.sender else { return }
    for known in extensions(of: sender) { known.process?.isLeaving = true }
  }

  /// One process may own several names.
  private func extensions(of process: BusName) -> [KnownExtension] {
    extensions.values.filter { $0.owner == process }
  }
}

extension ControlHost: KnownExtensionDelegate {
  func offerChanged(of known: KnownExtension) {
    refreshGallery()
  }

  func appGroupsChanged(of known: KnownExtension) {
    groupWatch?.update(extensions.values)
  }

  func statusChanged(of known: KnownExtension) {
    publish(known, isNew: false)
  }

  func contentChanged(kinds: [String]?, of known: KnownExtension) {
    for control in controls(of: known) where kinds?.contains(control.placed.kind) != false {
      engine.refresh(control, after: .contentChanged)
    }
  }

  private func controls(of known: KnownExtension) -> [HostedControl] {
    engine.controls.values.filter {
      gallery.entries[$0.placed.kind]?.extensionName == known.name
    }
  }

  func activatabilityDoubted(of known: KnownExtension) {
    refreshActivatability()
  }

  func ended(_ call: ExtensionCall, to known: KnownExtension) {
    groupWatch?.callEnded(
      call, about: call.control.flatMap { engine.control(id: $0) }, to: known)
  }

  func left(_ known: KnownExtension) {
    if !known.isInstalled { forget(known) }
  }

  func placedControls(of known: KnownExtension) -> [PlacedControl] {
    store.contents.controls.filter { gallery.entries[$0.kind]?.extensionName == known.name }
  }

  /// Takes an extension out that is gone: its kinds leave the gallery, its controls stay.
  func forget(_ known: KnownExtension) {
    extensions[known.name] = nil
    groupWatch?.update(extensions.values)
    refreshGallery()
    let path = ObjectPath.extensionStatus(busName: known.name)
    guard publishedExtensions[path] != nil else { return }
    exporter.removed([.extensionStatus], at: path)
    publishedExtensions[path] = nil
  }
}

// MARK: - Manifests

extension ControlHost {
  /// Watches the folders of manifests, the user's file and the app groups' stores.
  func watchFolders() {
    manifestWatch = ManifestWatch(paths.manifestFolders, log: log) { [weak self] in
      self?.manifestsChanged()
    }
    controlsWatch = PathWatch(paths.controlsFile, log: log) { [weak self] _ in
      if let self, isServing { store.fileTouched() }
    }
    groupWatch = AppGroupWatch(
      folder: paths.configurationHome, lockFolder: paths.lockFolder, log: log,
      controls: { [weak self] known in self?.controls(of: known) ?? [] },
      changed: { [weak self] in self?.engine.followChange(at: $0) })
  }

  private func manifestsChanged() {
    manifestsTouched = true
    if isServing { readManifests() }
  }

  /// Reads the manifests anew, off the loop; changes that come meanwhile are read after it.
  func readManifests() {
    guard !isReadingManifests else { return }
    isReadingManifests = true
    let folders = ManifestFolders(folders: paths.manifestFolders)
    Task { @BusActor in
      while manifestsTouched {
        manifestsTouched = false
        manifestWatch?.follow(await BlockingWork.run { folders.links() })
        takeIn(await BlockingWork.run { folders.read() })
      }
      isReadingManifests = false
    }
  }

  private func takeIn(_ manifests: [String: InstalledManifest]) {
    var replaced: [KnownExtension] = []
    for manifest in manifests.values {
      let isNew = extensions[manifest.busName] == nil
      guard let known = know(manifest.busName) else { continue }
      if known.update(manifest) { replaced.append(known) }
      if isNew { watchOwner(of: known) }
      publish(known, isNew: isNew)
    }
    for known in extensions.values where manifests[known.name] == nil && known.isInstalled {
      known.update(nil)
      if known.owner == nil { forget(known) } else { publish(known, isNew: false) }
    }
    refreshGallery()
    for known in replaced { contentChanged(kinds: nil, of: known) }
    groupWatch?.update(extensions.values)
    refreshActivatability()
  }

  /// Finds out which extensions D-Bus can start. A service file that the bus has not taken up yet
  /// counts, since dbus-daemon does so at the first call.
  private func refreshActivatability() {
    Task { @BusActor in
      guard let names = try? await connection.activatableNames() else { return }
      let activatable = Set(names)
      for known in extensions.values {
        known.isActivatable = activatable.contains(known.busName) || hasServiceFile(known.name)
        publish(known, isNew: false)
      }
    }
  }

  private func hasServiceFile(_ name: String) -> Bool {
    paths.serviceFolders.contains { FileStamp(path: "\($0)/\(name).service") != nil }
  }
}

// MARK: - Publishing

extension ControlHost {
  /// Puts an extension into the published ones, before anything is exported.
  func publish(_ known: KnownExtension) {
    let published = PublishedExtension(known, in: gallery)
    publishedExtensions[published.path] = published
  }

  /// Publishes how an extension fares, where that has changed.
  func publish(_ known: KnownExtension, isNew: Bool) {
    guard extensions[known.name] === known else { return }
    let path = ObjectPath.extensionStatus(busName: known.name)
    guard let published = publishedExtensions[path] else {
      guard isNew else { return }
      publish(known)
      return exporter.added([.extensionStatus], at: path)
    }
    let old = published.status
    published.status = PublishedStatus(known, in: gallery)
    exporter.changed(
      published.status.changedProperties(since: old), of: .extensionStatus, at: path)
  }
}
