/// Names one donation of an intent.
public struct IntentDonationIdentifier: Hashable, Sendable {
  private let id = UUID()

  init() {}
}
