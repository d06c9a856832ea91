/// An intent that may go on in front of the user.
public protocol ForegroundContinuableIntent: AppIntent {}

extension ForegroundContinuableIntent {
  /// The error that stops the intent and opens the app. The continuation is not run: on Linux the app
  /// is another process.
  public func needsToContinueInForegroundError(
    _ dialog: IntentDialog? = nil,
    continuation: (@MainActor @Sendable () async -> Void)? = nil
  ) -> AppIntentError {
    IntentRun.current?.requestOpeningApp()
    return AppIntentError(reason: .needsForeground, dialog: dialog)
  }

  /// Opens the app once the intent has ended, and runs the continuation now.
  public func requestToContinueInForeground<Value: Sendable>(
    _ dialog: IntentDialog? = nil, continuation: @MainActor @Sendable () async throws -> Value
  ) async throws -> Value {
    IntentRun.current?.requestOpeningApp()
    return try await continuation()
  }

  /// Opens the app once the intent has ended.
  public func requestToContinueInForeground(_ dialog: IntentDialog? = nil) async throws {
    IntentRun.current?.requestOpeningApp()
  }
}

extension AppIntent {
  /// Opens the app once the intent has ended; on iOS the app is in front when this returns.
  public func continueInForeground(
    _ dialog: IntentDialog? = nil, alwaysConfirm: Bool = true
  ) async throws {
    IntentRun.current?.requestOpeningApp()
  }

  /// The error that stops the intent and opens the app.
  public func needsToContinueInForegroundError(
    _ dialog: IntentDialog? = nil, alwaysConfirm: Bool = false
  ) -> AppIntentError {
    IntentRun.current?.requestOpeningApp()
    return AppIntentError(reason: .needsForeground, dialog: dialog)
  }
}
