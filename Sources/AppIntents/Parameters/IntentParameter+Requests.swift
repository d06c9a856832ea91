extension IntentParameter {
  /// The error that says that the parameter needs a value, which becomes the control's error.
  public func needsValueError(_ dialog: IntentDialog? = nil) -> AppIntentError {
    AppIntentError(reason: .needsValue, dialog: dialog)
  }

  /// The error that says that one of several values has to be chosen.
  public func needsDisambiguationError(
    among items: [Value.ValueType], dialog: IntentDialog? = nil
  ) -> AppIntentError {
    AppIntentError(reason: .needsValue, dialog: dialog)
  }

  /// Fails: a control has no place for a question.
  public func requestValue(
    _ dialog: IntentDialog? = nil
  ) async throws -> Value.UnwrappedType {
    throw needsValueError(dialog)
  }

  /// Fails: a control has no place for a question.
  public func requestDisambiguation(
    among items: [Value.ValueType], dialog: IntentDialog? = nil
  ) async throws -> Value.ValueType {
    throw needsDisambiguationError(among: items, dialog: dialog)
  }

  /// Fails: a control has no place for a question.
  public func requestConfirmation(
    for value: Value.ValueType, dialog: IntentDialog? = nil
  ) async throws -> Bool {
    throw AppIntentError(reason: .needsConfirmation, dialog: dialog)
  }
}
