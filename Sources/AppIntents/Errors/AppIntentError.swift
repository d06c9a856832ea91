/// An error that the system knows.
public struct AppIntentError: Error, CustomLocalizedStringResourceConvertible, Sendable {
  enum Reason: Hashable, Sendable {
    case restart
    case needsValue
    case needsConfirmation
    case needsForeground
    case stated
  }

  let reason: Reason
  /// What the person is told.
  public let localizedStringResource: LocalizedStringResource

  init(reason: Reason, dialog: IntentDialog?) {
    self.reason = reason
    localizedStringResource = dialog?.full ?? reason.text
  }

  init(_ text: LocalizedStringResource) {
    reason = .stated
    localizedStringResource = text
  }

  /// Asks for the intent to be performed once more from the start. Performed again it must not ask
  /// again: a second request is reported as a failure.
  public static let restartPerform = AppIntentError(reason: .restart, dialog: nil)
}

extension AppIntentError.Reason {
  var text: LocalizedStringResource {
    switch self {
    case .restart: "The action asked to be started again."
    case .needsValue: "The action needs a value that nobody chose."
    case .needsConfirmation: "The action asks for a confirmation, which cannot be shown here."
    case .needsForeground: "The action continues in the app."
    case .stated: ""
    }
  }
}
