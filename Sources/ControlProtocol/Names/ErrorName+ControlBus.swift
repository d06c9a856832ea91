public import Bus

extension ErrorName {
  /// No extension offers this kind.
  public static let unknownKind: ErrorName = "org.controlbus.Error.UnknownKind"
  /// An argument names a control that is not there.
  public static let unknownControl: ErrorName = "org.controlbus.Error.UnknownControl"
  /// A parameter's value is of the wrong type, out of range or of an unknown name.
  public static let invalidConfiguration: ErrorName = "org.controlbus.Error.InvalidConfiguration"
  /// The extension cannot be reached.
  public static let unavailable: ErrorName = "org.controlbus.Error.Unavailable"
  /// A required parameter has no value.
  public static let unconfigured: ErrorName = "org.controlbus.Error.Unconfigured"
  /// The author disabled the control.
  public static let disabled: ErrorName = "org.controlbus.Error.Disabled"
  /// The session is locked.
  public static let authenticationRequired: ErrorName =
    "org.controlbus.Error.AuthenticationRequired"
  /// The action or the evaluation failed, with the author's text.
  public static let actionFailed: ErrorName = "org.controlbus.Error.ActionFailed"
  /// The action succeeded and changed nothing.
  public static let notApplied: ErrorName = "org.controlbus.Error.NotApplied"
  /// The change could not be written to disk.
  public static let notSaved: ErrorName = "org.controlbus.Error.NotSaved"
  /// The extension is on its way out, and has not begun the call.
  public static let leaving: ErrorName = "org.controlbus.Error.Leaving"
}
