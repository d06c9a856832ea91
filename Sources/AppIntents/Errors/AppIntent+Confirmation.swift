extension AppIntent {
  /// Fails: a control has no place for a question.
  public func requestConfirmation() async throws {
    throw AppIntentError(reason: .needsConfirmation, dialog: nil)
  }

  /// Fails with the question as its text: a control has no place for a question.
  public func requestConfirmation(
    conditions: ConfirmationConditions = [], actionName: ConfirmationActionName = .continue,
    dialog: IntentDialog
  ) async throws {
    throw AppIntentError(reason: .needsConfirmation, dialog: dialog)
  }

  /// Fails: a control has no place for a question.
  public func requestConfirmation<Result: IntentResult>(
    result: Result, confirmationActionName: ConfirmationActionName = .continue,
    showPrompt: Bool = true
  ) async throws {
    throw AppIntentError(
      reason: .needsConfirmation, dialog: (result as? any InspectableResult)?.dialog)
  }

  /// Fails: a control has no place for a question.
  public func requestConfirmation<Snippet: SnippetIntent>(
    conditions: ConfirmationConditions = [], actionName: ConfirmationActionName = .continue,
    dialog: IntentDialog? = nil, showDialogAsPrompt: Bool = true, snippetIntent: Snippet
  ) async throws {
    throw AppIntentError(reason: .needsConfirmation, dialog: dialog)
  }
}
