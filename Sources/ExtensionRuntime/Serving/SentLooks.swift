import Bus
import ControlModel
import ControlProtocol

/// What was sent of each control last, so that an action which changes nothing but a toggle's value
/// need not send the look of both states again.
@BusActor final class SentLooks {
  private struct Control: Hashable {
    let kind: String
    let configuration: Configuration
  }

  private struct Sent {
    let number: UInt64
    /// The toggle switched off.
    let look: Snapshot
    let sender: BusName?
    weak var connection: Connection?

    /// Whether who calls now has it.
    @BusActor func wentTo(_ call: MethodCall) -> Bool {
      connection === call.connection && sender == call.sender
    }
  }

  /// Beyond it all is forgotten: configurations that were changed leave looks behind.
  private static let capacity = 1024

  private var lastNumber: UInt64 = 0
  private var sent: [Control: Sent] = [:]

  /// A snapshot as the reply of `Evaluate`, always whole.
  func whole(
    _ snapshot: Snapshot, kind: String, configuration: Configuration, to call: MethodCall
  ) -> SentSnapshot {
    guard let look = snapshot.showing(false) else { return SentSnapshot(snapshot) }
    let control = Control(kind: kind, configuration: configuration)
    return SentSnapshot(snapshot, look: note(look, of: control, to: call).number)
  }

  /// The end of an action as the reply of `Perform`.
  func reply(
    _ result: ActionResult, kind: String, configuration: Configuration, to call: MethodCall
  ) -> SentResult {
    guard let snapshot = result.snapshot, let value = snapshot.value,
      let look = snapshot.showing(false)
    else { return SentResult(SentSnapshot(result.snapshot), dialog: result.dialog) }
    let control = Control(kind: kind, configuration: configuration)
    let (number, isKnown) = note(look, of: control, to: call)
    return isKnown
      ? SentResult(look: number, value: value, dialog: result.dialog)
      : SentResult(SentSnapshot(snapshot, look: number), dialog: result.dialog)
  }

  /// The number of a look that goes to a caller, and whether he has it already.
  private func note(
    _ look: Snapshot, of control: Control, to call: MethodCall
  ) -> (number: UInt64, isKnown: Bool) {
    if let last = sent[control], last.look == look, last.wentTo(call) {
      return (last.number, true)
    }
    if sent.count >= Self.capacity { sent = [:] }
    lastNumber += 1
    sent[control] = Sent(
      number: lastNumber, look: look, sender: call.sender, connection: call.connection)
    return (lastNumber, false)
  }
}
