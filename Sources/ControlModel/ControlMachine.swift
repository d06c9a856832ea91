/// The state machine of one placed control: single flight, settling, queueing and deadlines.
///
/// It knows no clock and no bus: the host passes events and the time in, does what the effects say,
/// and calls again with ``ControlEvent/deadlinePassed`` at ``nextDeadline``.
public struct ControlMachine: Sendable {
  /// What is published now.
  public private(set) var look: ControlLook
  /// When the machine wants ``ControlEvent/deadlinePassed``; nil when nothing is due.
  public var nextDeadline: Duration? { nil }

  /// Makes the machine of a control.
  ///
  /// - Parameters:
  ///   - look: the last known look, or a placeholder.
  ///   - isLocked: whether the session is locked.
  public init(look: ControlLook, isLocked: Bool = false) {
    self.look = look
  }

  /// Takes an event in and says what has to be done.
  ///
  /// - Parameters:
  ///   - event: what happened.
  ///   - now: the time on a clock that never goes back.
  public mutating func handle(_ event: ControlEvent, at now: Duration) -> [ControlEffect] {
    []
  }
}
