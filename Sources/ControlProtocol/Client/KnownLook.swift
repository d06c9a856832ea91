public import Bus
internal import ControlModel

/// The look of a control that its extension's process sent last, under the number that it gave it.
@BusActor
public final class KnownLook {
  private var sent: (look: UInt64, snapshot: Snapshot)?

  /// Knows nothing yet.
  public init() {}

  /// Notes what came whole.
  func take(_ new: SentSnapshot) {
    if let look = new.look, let snapshot = new.snapshot { sent = (look, snapshot) }
  }

  /// The look with this number and value; nil where another one was sent last.
  func snapshot(_ known: (look: UInt64, value: Bool)) -> Snapshot? {
    guard let sent, sent.look == known.look else { return nil }
    return sent.snapshot.showing(known.value)
  }
}
