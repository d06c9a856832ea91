internal import Bus
internal import ControlModel
internal import ControlProtocol

extension ControlHost {
  /// Puts a kind into the published gallery, before anything is exported.
  func publish(_ entry: Gallery.Entry) {
    let item = PublishedGalleryItem(entry)
    galleryItems[item.path] = item
  }

  /// Works out who serves which kind now, and publishes what has changed.
  func refreshGallery() {
    let old = gallery.entries
    gallery.update(extensions.values.map(\.offer))
    for (kind, entry) in old where gallery.entries[kind] == nil { withdraw(entry) }
    for (kind, entry) in gallery.entries {
      publishChange(entry)
      if old[kind] != entry { describe(entry, since: old[kind]) }
    }
    for known in extensions.values { publish(known, isNew: false) }
    placeOfferedKinds()
  }

  private func withdraw(_ entry: Gallery.Entry) {
    let kind = entry.descriptor.kind
    let path = ObjectPath.galleryItem(kind: kind)
    exporter.removed([.galleryItem], at: path)
    galleryItems[path] = nil
    for control in engine.controls(ofKind: kind) {
      refreshIdentity(of: control)
      engine.handle(
        .availabilityChanged(unavailable: ControlEngine.absence(of: kind)), of: control)
    }
  }

  private func publishChange(_ entry: Gallery.Entry) {
    let path = ObjectPath.galleryItem(kind: entry.descriptor.kind)
    if let item = galleryItems[path] {
      exporter.changed(item.update(entry), of: .galleryItem, at: path)
    } else {
      publish(entry)
      exporter.added([.galleryItem], at: path)
    }
  }

  /// Brings the placed copies of a kind its new description, or another extension.
  private func describe(_ entry: Gallery.Entry, since old: Gallery.Entry?) {
    for control in engine.controls(ofKind: entry.descriptor.kind) {
      if control.placed.controlType != entry.descriptor.controlType {
        changeType(of: control, entry.descriptor)
      } else {
        refreshIdentity(of: control)
        engine.handle(.described(placeholder: entry.descriptor.placeholder), of: control)
      }
      if old == nil { engine.handle(.availabilityChanged(unavailable: nil), of: control) }
    }
  }

  /// Turns a control into another sort: the object stays, its interface is another one. While the
  /// machine takes the description in, the object has neither, so that no signal names the wrong one.
  private func changeType(of control: HostedControl, _ descriptor: KindDescriptor) {
    if let interface = control.lookInterface { exporter.removed([interface], at: control.path) }
    control.placed.controlType = .unknown
    control.identity.controlType = .unknown
    engine.handle(.described(placeholder: descriptor.placeholder), of: control)
    control.placed.controlType = descriptor.controlType
    store.note(descriptor.controlType, of: control.id)
    control.look = PublishedLook(control.machine.look)
    if let interface = HostedControl.lookInterface(of: descriptor.controlType) {
      control.identity.controlType = descriptor.controlType
      exporter.added([interface], at: control.path)
      control.identity.controlType = .unknown
    }
    refreshIdentity(of: control)
  }
}

// MARK: - What the gallery's objects do

extension ControlHost {
  /// `Preview` of a gallery item.
  func preview(
    _ item: PublishedGalleryItem, _ configuration: [String: Variant], sender: BusName?
  ) async throws(BusError) -> [String: Variant] {
    try await asking(item, configuration, sender: sender) { known, configuration in
      await known.preview(kind: item.kind, configuration).map(\.variants)
    }
  }

  /// `Options` of a gallery item.
  func options(
    _ item: PublishedGalleryItem, parameter: String, search: String,
    _ configuration: [String: Variant], sender: BusName?
  ) async throws(BusError) -> [[String: Variant]] {
    guard item.entry.descriptor.parameters.contains(where: { $0.name == parameter }) else {
      throw .invalidArguments("“\(item.kind)” has no parameter “\(parameter)”")
    }
    return try await asking(item, configuration, sender: sender) { known, configuration in
      await known.options(
        kind: item.kind, parameter: parameter, search: search, configuration
      ).map { $0.map(\.variants) }
    }
  }

  private func asking<Value: Sendable>(
    _ item: PublishedGalleryItem, _ configuration: [String: Variant], sender: BusName?,
    _ ask: @BusActor (KnownExtension, Configuration) async -> Result<Value, ControlFailure>
  ) async throws(BusError) -> Value {
    let configuration = try Configuration(variants: configuration)
    return try await engine.heldCalls.holding(for: sender) { () throws(BusError) in
      do throws(ControlFailure) {
        let configuration = try item.entry.descriptor.checked(configuration)
        guard let known = extensionServing(item.kind) else { throw .unknownKind(item.kind) }
        known.asked(kind: item.kind)
        return try await ask(known, configuration).get()
      } catch {
        throw error.busError
      }
    }
  }
}
