extension AppIntent {
  /// Tells the system that the user did this. Nothing learns from it on Linux.
  @discardableResult
  public func donate() -> IntentDonationIdentifier { IntentDonationIdentifier() }

  /// Tells the system that the user did this. Nothing learns from it on Linux.
  @discardableResult
  public func donate() async throws -> IntentDonationIdentifier { IntentDonationIdentifier() }

  /// Tells the system that the user did this, with its result. Nothing learns from it on Linux.
  @discardableResult
  public func donate(result: some IntentResult) async throws -> IntentDonationIdentifier {
    IntentDonationIdentifier()
  }

  /// Performs the intent from the app's own code: `try await intent()`.
  @discardableResult
  public func callAsFunction(donate: Bool = true) async throws -> PerformResult {
    try await perform()
  }
}
