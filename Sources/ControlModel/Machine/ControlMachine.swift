/// The state machine of one placed control: single flight, settling, queueing and deadlines.
///
/// It knows no clock and no bus: the host passes events and the time in, does what the effects say in
/// their order, and calls again with ``ControlEvent/deadlinePassed`` at ``nextDeadline``. Of every
/// request that it hands out, evaluation or action, the host reports both
/// ``ControlEvent/reached(_:)``, when it is about to send it, and the end. Until it is sent the machine
/// can give it up: the host asks ``awaits(_:)`` right before and right after it has reported that, and
/// drops what is not awaited.
///
/// Every request has an id that is greater than all before. What waits remembers the last id that was
/// handed out when it came, so that “an evaluation that began after it” is a comparison of two ids.
public struct ControlMachine: Sendable {
  /// What is published now.
  public private(set) var look: ControlLook

  /// What is known of the control; not published while an action's effect is unconfirmed.
  var knowledge: Knowledge
  /// What the last action left behind.
  var note = Note()
  /// The session is locked.
  var isLocked: Bool
  /// False from the moment that the extension went for good: nobody retries by himself then.
  var isReachable = true
  /// The machine is at its end and every call is refused.
  var isRemoved = false

  /// The id handed out last.
  var last = RequestID(0)
  /// The evaluation, or action, that `knowledge` stems from; zero since an action has begun after it.
  var learned = RequestID(0)

  /// The one evaluation that runs.
  var flight: Evaluation?
  /// The dirty mark: an evaluation with a greater id is needed. It stays set until that one has ended,
  /// so that an evaluation that runs and was not overtaken always has it set.
  var wanted: RequestID?
  /// The dirty mark of the first reload that somebody asked for since the note was left: its success
  /// clears the note.
  var asked: RequestID?
  /// The reload calls that wait, oldest first.
  var reloads: [WaitingCall] = []
  /// When an evaluation that failed is repeated.
  var retry = RetrySchedule()

  /// The one action that runs or whose effect is unconfirmed.
  var running: RunningAction?
  /// The actions that wait for their turn, or the first of them for a fresh look.
  var queue: [WaitingAction] = []

  /// The answers and requests of the event in hand; empty between two events.
  var outbox = Outbox()

  /// The action that runs, or whose effect is not confirmed yet.
  public var actionInHand: RequestID? { running?.id }

  /// Makes the machine of a control. It asks for nothing before the first event.
  ///
  /// - Parameters:
  ///   - look: the last known look, or a placeholder. Whether it is pending or redacted is decided
  ///     anew.
  ///   - isLocked: whether the session is locked.
  public init(look: ControlLook, isLocked: Bool = false) {
    self.look = look
    self.isLocked = isLocked
    knowledge = Knowledge(look: look)
    self.look = currentLook
  }

  /// Takes an event in and says what has to be done.
  ///
  /// Of one event's effects a ``ControlEffect/publish(_:)`` is always the first, and there is one only
  /// if the look differs from the one before.
  ///
  /// - Parameters:
  ///   - event: what happened.
  ///   - now: the time on a clock that never goes back.
  public mutating func handle(_ event: ControlEvent, at now: Duration) -> [ControlEffect] {
    if isRemoved {
      refuse(event)
    } else {
      take(event, at: now)
      beginActions(at: now)
      beginEvaluation(at: now)
    }
    return effects()
  }

  /// Changes the state as the event says; what is to begin after it begins in ``handle(_:at:)``.
  private mutating func take(_ event: ControlEvent, at now: Duration) {
    switch event {
    case .reload(let call): reload(call, at: now)
    case .contentChanged: want()
    case .act(let request, let call): accept(request, call, at: now)
    case .reached(let id): reached(id, at: now)
    case .evaluated(let id, let result): evaluated(id, result, at: now)
    case .performed(let id, let result): performed(id, result, at: now)
    case .deadlinePassed: passDeadlines(at: now)
    case .availabilityChanged(let reason): availabilityChanged(unavailable: reason)
    case .configurationChanged: configurationChanged()
    case .described(let placeholder): described(placeholder)
    case .lockChanged(let isLocked): self.isLocked = isLocked
    case .removed: removed()
    }
  }

  /// Publishes what differs, and empties the outbox.
  private mutating func effects() -> [ControlEffect] {
    var effects: [ControlEffect] = []
    let current = currentLook
    if current != look {
      look = current
      look.revision += 1
      effects.append(.publish(look))
    }
    effects += look.isRedacted ? outbox.answers.map(\.redacted) : outbox.answers
    effects += outbox.requests
    outbox = Outbox()
    return effects
  }

  /// The look that the state amounts to, with the published revision.
  private var currentLook: ControlLook {
    let shownNote = running?.before ?? note
    var snapshot = knowledge.snapshot
    if !shownNote.dialog.isEmpty { snapshot.status = shownNote.dialog }
    let hides = snapshot.isPrivacySensitive || snapshot.isLabelPrivacySensitive
    return ControlLook(
      snapshot: snapshot, state: knowledge.state, isPending: running?.isShown ?? false,
      isRedacted: isLocked && hides, failure: shownNote.failure ?? knowledge.failure,
      revision: look.revision)
  }

  /// Hands out the next id.
  mutating func nextID() -> RequestID {
    last = RequestID(last.rawValue + 1)
    return last
  }
}
