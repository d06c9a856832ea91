/// The service that keeps the controls could not be asked.
public struct ControlCenterError: LocalizedError, Hashable, Sendable {
  /// Why, in English.
  public let errorDescription: String?

  init(reason: String) {
    errorDescription = reason
  }
}
