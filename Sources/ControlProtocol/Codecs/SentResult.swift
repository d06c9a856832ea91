public import Bus
internal import ControlModel

/// The reply of `Perform` on its way.
public struct SentResult: MethodResult {
  /// The look after the action; absent also where ``known`` stands for it.
  public let snapshot: SentSnapshot
  /// The number of a look that the caller has, and the toggle's value now.
  public let known: (look: UInt64, value: Bool)?
  /// The dialog's text; empty where there was none.
  public let dialog: String

  /// The two dictionaries that `Perform` returns, `a{sv}a{sv}`.
  public static var resultSignature: Signature { Signature(unchecked: "a{sv}a{sv}") }

  /// Makes one that brings its snapshot, which may be absent.
  public init(_ snapshot: SentSnapshot, dialog: String = "") {
    self.snapshot = snapshot
    known = nil
    self.dialog = dialog
  }

  /// Makes one of a look that the caller has.
  public init(look: UInt64, value: Bool, dialog: String = "") {
    snapshot = SentSnapshot(nil)
    known = (look, value)
    self.dialog = dialog
  }

  /// Appends the snapshot, an absent one as an empty dictionary, and what else came of the action.
  public func appendResults(to writer: borrowing MessageWriter) throws(BusError) {
    try snapshot.append(to: writer)
    try writer.appendFields { () throws(BusError) in
      try writer.set("Dialog", text: dialog)
      guard let known else { return }
      try writer.write("Look", number: known.look)
      try writer.write("Value", flag: known.value)
    }
  }

  /// Reads the reply of `Perform`.
  @BusActor public init(reply: Message) throws(BusError) {
    let (snapshot, outcome) = try reply.read(SentSnapshot.self, SentOutcome.self)
    self.snapshot = snapshot
    known = outcome.known
    dialog = outcome.dialog
  }
}
