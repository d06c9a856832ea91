public import Bus
public import ControlModel

extension ActionResult {
  /// The two dictionaries that `Perform` returns; an absent snapshot is an empty dictionary.
  public var variants: (snapshot: [String: Variant], outcome: [String: Variant]) {
    (snapshot?.variants ?? [:], dialog.isEmpty ? [:] : ["Dialog": .string(dialog)])
  }

  /// Reads the two dictionaries that `Perform` returns.
  public init(snapshot: [String: Variant], outcome: [String: Variant]) throws(BusError) {
    self.init(
      snapshot: snapshot.isEmpty ? nil : try Snapshot(variants: snapshot),
      dialog: outcome["Dialog"]?.stringValue ?? "")
  }
}
