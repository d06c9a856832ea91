/// What changes round a control: its extension, its configuration, its kind, its end.
extension ControlMachine {
  /// Takes in that the extension appeared, or went for good.
  mutating func availabilityChanged(unavailable reason: String?) {
    retry.reset()
    isReachable = reason == nil
    if let reason {
      knowledge.trust = .doubted(.unavailable(reason))
      // What runs may still succeed, and would then show the control as reachable for ever.
      if flight != nil || running != nil { invalidate() }
    } else if knowledge.trust != .confirmed && flight?.isOvertaken != false {
      // One that was overtaken is thrown away, and repeated only where something asked for it since.
      want()
    }
  }

  /// Takes in that the look is that of another configuration. An action that runs has the old one, so
  /// that its snapshot is of no use and its value is not to be compared.
  mutating func configurationChanged() {
    if knowledge.trust == .confirmed { knowledge.trust = .doubted(nil) }
    running?.target = nil
    renew()
  }

  /// Takes a description in. The last look stays while it is still one of the same sort of control.
  mutating func described(_ placeholder: Snapshot) {
    if knowledge.isPlaceholder || knowledge.snapshot.controlType != placeholder.controlType {
      let failure = knowledge.failure
      knowledge = Knowledge(
        snapshot: placeholder, isPlaceholder: true, trust: .doubted(failure))
    }
    renew()
  }

  /// Has the control evaluated as though for the first time.
  private mutating func renew() {
    running?.isSnapshotUsable = false
    retry.reset()
    invalidate()
  }

  /// Ends the machine: whoever waits is answered.
  mutating func removed() {
    isRemoved = true
    let calls = (running?.calls ?? []) + queue.flatMap(\.calls) + reloads
    outbox.answer(calls.map(\.id), .removed)
  }

  /// Answers what still comes after the end.
  mutating func refuse(_ event: ControlEvent) {
    switch event {
    case .reload(let call?), .act(_, let call): outbox.answer([call], .removed)
    default: break
    }
  }
}
