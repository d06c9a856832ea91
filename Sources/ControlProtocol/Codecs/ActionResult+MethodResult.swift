public import Bus
public import ControlModel

extension ActionResult: MethodResult {
  /// The two dictionaries that `Perform` returns, `a{sv}a{sv}`.
  public static var resultSignature: Signature { Signature(unchecked: "a{sv}a{sv}") }

  /// Appends the snapshot, an absent one as an empty dictionary, and what else came of the action.
  public func appendResults(to writer: borrowing MessageWriter) throws(BusError) {
    try PossibleSnapshot(snapshot).append(to: writer)
    try PlainDictionary(dialog.isEmpty ? [:] : ["Dialog": .string(dialog)]).append(to: writer)
  }

  /// Reads the reply of `Perform`.
  @BusActor public init(reply: Message) throws(BusError) {
    let (possible, outcome) = try reply.read(PossibleSnapshot.self, PlainDictionary.self)
    let dialog = if case .string(let text) = outcome.values["Dialog"] { text } else { "" }
    self.init(snapshot: possible.snapshot, dialog: dialog)
  }
}
