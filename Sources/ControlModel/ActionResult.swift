/// What an extension reports after an action: the fresh snapshot, and what else came of it.
public struct ActionResult: Hashable, Sendable {
  /// The look after the action; nil when it could not be evaluated, so that the host asks again.
  public var snapshot: Snapshot?
  /// The dialog's text, which becomes the control's `Status`; empty where there was none.
  public var dialog: String

  /// Makes a result.
  public init(snapshot: Snapshot?, dialog: String = "") {
    self.snapshot = snapshot
    self.dialog = dialog
  }
}
