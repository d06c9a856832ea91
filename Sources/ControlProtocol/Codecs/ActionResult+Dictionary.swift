public import Bus
public import ControlModel

extension ActionResult {
  /// The two dictionaries that `Perform` returns; an absent snapshot is an empty dictionary.
  public var plainDictionaries: (snapshot: PlainDictionary, outcome: PlainDictionary) {
    (
      PlainDictionary(snapshot?.dictionary ?? [:]),
      PlainDictionary(dialog.isEmpty ? [:] : ["Dialog": .string(dialog)])
    )
  }

  /// Reads the two dictionaries that `Perform` returns.
  public init(snapshot: PlainDictionary, outcome: PlainDictionary) throws(BusError) {
    let dialog = if case .string(let text) = outcome.values["Dialog"] { text } else { "" }
    self.init(snapshot: snapshot.values.isEmpty ? nil : try Snapshot(snapshot), dialog: dialog)
  }
}
