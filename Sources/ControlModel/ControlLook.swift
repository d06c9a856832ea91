/// What the host publishes of a control: everything that its `Toggle1` or `Button1` shows, and that
/// changes together.
public struct ControlLook: Hashable, Sendable {
  /// The last snapshot, or one made of the kind's description.
  public var snapshot: Snapshot
  /// How far the snapshot can be trusted.
  public var state: ControlState
  /// An action runs, or its effect is not confirmed yet.
  public var isPending: Bool
  /// Texts, and for a privacy-sensitive template the value too, are hidden: the session is locked.
  public var isRedacted: Bool
  /// Why the last action or evaluation failed; nil when it did not.
  public var failure: ControlFailure?
  /// Grows by one with every published change.
  public var revision: UInt64

  /// Makes a look.
  public init(
    snapshot: Snapshot, state: ControlState, isPending: Bool = false, isRedacted: Bool = false,
    failure: ControlFailure? = nil, revision: UInt64 = 0
  ) {
    self.snapshot = snapshot
    self.state = state
    self.isPending = isPending
    self.isRedacted = isRedacted
    self.failure = failure
    self.revision = revision
  }
}
