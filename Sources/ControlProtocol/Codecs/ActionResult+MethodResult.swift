public import Bus
public import ControlModel

extension ActionResult: MethodResult {
  /// The two dictionaries that `Perform` returns, `a{sv}a{sv}`.
  public static var resultSignature: Signature { Signature(unchecked: "a{sv}a{sv}") }

  /// Appends the snapshot, an absent one as an empty dictionary, and what else came of the action.
  public func appendResults(to writer: borrowing MessageWriter) throws(BusError) {
    try PossibleSnapshot(snapshot).append(to: writer)
    try writer.appendFields { () throws(BusError) in try writer.set("Dialog", text: dialog) }
  }

  /// Reads the reply of `Perform`.
  @BusActor public init(reply: Message) throws(BusError) {
    let (possible, variants) = try reply.read(PossibleSnapshot.self, [String: Variant].self)
    let outcome = try [String: PlainValue](variants: variants)
    let dialog = if case .string(let text) = outcome["Dialog"] { text } else { "" }
    self.init(snapshot: possible.snapshot, dialog: dialog)
  }
}
