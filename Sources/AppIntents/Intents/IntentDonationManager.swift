/// Where an app would take its donations back. Nothing is kept on Linux.
public final class IntentDonationManager: Sendable {
  /// The one manager.
  public static let shared = IntentDonationManager()

  private init() {}

  /// Notes a donation.
  @discardableResult
  public func donate(intent: some AppIntent) async throws -> IntentDonationIdentifier {
    IntentDonationIdentifier()
  }

  /// Notes a donation with its result.
  @discardableResult
  public func donate(
    intent: some AppIntent, result: some IntentResult
  ) async throws -> IntentDonationIdentifier {
    IntentDonationIdentifier()
  }

  /// Forgets donations.
  @discardableResult
  public func deleteDonations(
    matching predicate: IntentDonationMatchingPredicate
  ) async throws -> [IntentDonationIdentifier] { [] }
}

/// Chooses donations.
public struct IntentDonationMatchingPredicate: Hashable, Sendable {
  private let names: [String]

  /// Every donation of one intent.
  public static func intentType(_ type: any AppIntent.Type) -> IntentDonationMatchingPredicate {
    IntentDonationMatchingPredicate(names: [type.persistentIdentifier])
  }
}
