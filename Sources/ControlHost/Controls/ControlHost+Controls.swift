internal import Bus
internal import ControlModel
internal import ControlProtocol

extension ControlHost: ControlEngineDelegate {
  func extensionServing(_ kind: String) -> KnownExtension? {
    guard let name = gallery.entries[kind]?.extensionName else { return nil }
    return extensions[name]
  }

  func callBegins(about control: HostedControl) {
    guard let groupWatch, let known = extensionServing(control.placed.kind) else { return }
    groupWatch.callBegins(about: control, to: known)
  }

  /// The other copies of the kind show the same state.
  func actionEnded(of control: HostedControl) {
    for copy in engine.controls(ofKind: control.placed.kind) where copy !== control {
      engine.refresh(copy, after: .contentChanged)
    }
  }

  func lookChanged(_ control: HostedControl) {
    let look = control.machine.look
    if look.state == .current { snapshots[control.id] = look.snapshot }
    publish(look, of: control)
    // Of who a control is, a look says this alone.
    if look.snapshot.isPrivacySensitive != control.identity.isPrivacySensitive {
      refreshIdentity(of: control)
    }
  }

  private func publish(_ look: ControlLook, of control: HostedControl) {
    let published = PublishedLook(look, after: control.look)
    let changed = published.changedProperties(
      since: control.look, of: control.identity.controlType)
    guard !changed.isEmpty else { return }
    control.look = published
    if let interface = control.lookInterface {
      exporter.changed(changed, of: interface, at: control.path)
    }
  }

  /// Publishes who a control is, where that has changed.
  func refreshIdentity(of control: HostedControl) {
    let old = control.identity
    control.identity = PublishedIdentity(
      control.placed, entry: gallery.entries[control.placed.kind],
      snapshot: control.machine.look.snapshot)
    exporter.changed(
      control.identity.changedProperties(since: old), of: .control, at: control.path)
  }

  /// Makes a control as it appears first: with its last look if one was kept.
  func makeControl(_ placed: PlacedControl) -> HostedControl {
    let entry = gallery.entries[placed.kind]
    var placed = placed
    if let type = entry?.descriptor.controlType { placed.controlType = type }
    store.note(placed.controlType, of: placed.id)
    let look = firstLook(of: placed, entry?.descriptor)
    var machine = ControlMachine(look: look, isLocked: session.isLocked)
    if entry == nil {
      let reason = ControlEngine.absence(of: placed.kind)
      _ = machine.handle(.availabilityChanged(unavailable: reason), at: EventLoop.now)
    }
    return HostedControl(placed, machine: machine, entry: entry)
  }

  private func firstLook(of placed: PlacedControl, _ descriptor: KindDescriptor?) -> ControlLook {
    if let kept = snapshots[placed.id], kept.controlType == placed.controlType {
      return ControlLook(snapshot: kept, state: .stale)
    }
    let placeholder = descriptor?.placeholder ?? Snapshot(content: placed.controlType.emptyContent)
    return ControlLook(snapshot: placeholder, state: .placeholder)
  }

  /// A reload that an app asked for.
  func reload(kind: String) {
    for control in engine.controls(ofKind: kind) {
      engine.refresh(control, after: .reload(call: nil))
    }
  }

  /// A reload of everything that somebody asked for.
  func reloadAll() {
    for control in engine.controls.values { engine.refresh(control, after: .reload(call: nil)) }
  }
}

// MARK: - After the start

extension ControlHost {
  /// How many extensions are started at once.
  private static let startWidth = 4

  /// Asks for a fresh look of every placed control, a few extensions at a time.
  func refreshAll() async {
    let groups = Dictionary(grouping: order.compactMap { engine.controls[$0] }) {
      gallery.entries[$0.placed.kind]?.extensionName
    }
    let slots = CallSlots(limit: Self.startWidth)
    for (name, controls) in groups where name != nil {
      await slots.acquire()
      Task { @BusActor in
        await refresh(controls)
        slots.release()
      }
    }
  }

  /// Asks for as many looks at once as may be evaluated, so that the time of each begins with its turn.
  private func refresh(_ controls: [HostedControl]) async {
    let slots = CallSlots(limit: KnownExtension.callLimit)
    var answers: [Task<Void, Never>] = []
    for control in controls {
      await slots.acquire()
      answers.append(
        Task { @BusActor in
          try? await engine.heldCalls.wait(for: nil) {
            engine.handle(.reload(call: $0), of: control)
          }
          slots.release()
        })
    }
    for answer in answers { await answer.value }
  }
}
