/// What is known of a control, and how well.
struct Knowledge: Hashable, Sendable {
  /// The last snapshot, or a placeholder.
  var snapshot: Snapshot
  /// The snapshot was made of the kind's description.
  var isPlaceholder: Bool
  /// Whether anything speaks against the snapshot.
  var trust: Trust

  enum Trust: Hashable, Sendable {
    /// The last evaluation brought the snapshot.
    case confirmed
    /// The last evaluation failed; nil when there was none since the snapshot became old.
    case doubted(ControlFailure?)
  }

  /// Why the last evaluation failed; nil when it did not.
  var failure: ControlFailure? {
    if case .doubted(let failure) = trust { failure } else { nil }
  }

  /// How far the snapshot can be trusted, as it is published.
  var state: ControlState {
    switch trust {
    case .confirmed: .current
    case .doubted(.unavailable): .unavailable
    case .doubted(.unconfigured): .unconfigured
    case .doubted: isPlaceholder ? .placeholder : .stale
    }
  }
}

extension Knowledge {
  /// What a look from an earlier run, or a placeholder, tells.
  init(look: ControlLook) {
    let trust: Trust =
      switch (look.state, look.failure) {
      case (.current, _): .confirmed
      case (.unavailable, .unavailable(let reason)): .doubted(.unavailable(reason))
      case (.unavailable, _): .doubted(.unavailable(""))
      case (.unconfigured, .unconfigured(let parameter)):
        .doubted(.unconfigured(parameter: parameter))
      case (.unconfigured, _): .doubted(.unconfigured(parameter: nil))
      case (.stale, let failure), (.placeholder, let failure): .doubted(failure)
      }
    self.init(snapshot: look.snapshot, isPlaceholder: look.state == .placeholder, trust: trust)
  }
}
