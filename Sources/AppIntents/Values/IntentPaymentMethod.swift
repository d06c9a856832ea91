internal import ControlModel

/// A way to pay.
public struct IntentPaymentMethod: Hashable, Sendable {
  /// The sorts of payment.
  public enum PaymentMethodType: String, Hashable, Sendable, CaseIterable {
    /// A sort that is not known.
    case unknown
    /// From a current account.
    case checking
    /// From a savings account.
    case savings
    /// From a brokerage account.
    case brokerage
    /// With a debit card.
    case debit
    /// With a credit card.
    case credit
    /// With a prepaid card.
    case prepaid
    /// With a shop's own card.
    case store
    /// With Apple Pay.
    case applePay
  }

  /// The sort.
  public var type: PaymentMethodType
  /// What the person calls it.
  public var name: String?
  /// What tells it apart, such as the last digits.
  public var identificationHint: String?

  /// Makes a way to pay.
  public init(
    type: PaymentMethodType, name: String? = nil, identificationHint: String? = nil
  ) {
    self.type = type
    self.name = name
    self.identificationHint = identificationHint
  }
}

extension IntentPaymentMethod: _IntentValue {
  /// A text: the sort.
  public static var _traits: _ValueTraits { _ValueTraits(.string) }
  /// A sort that is not known.
  public static var _neutral: IntentPaymentMethod? { IntentPaymentMethod(type: .unknown) }
  /// `s` on the bus: the sort. The name and the hint do not travel.
  public var _plainForm: _PlainForm? { _PlainForm(.string(type.rawValue)) }

  /// Reads a sort.
  public static func _value(from form: _PlainForm) throws -> IntentPaymentMethod? {
    guard let type = PaymentMethodType(rawValue: try form.string()) else {
      throw form.mismatch("a way to pay")
    }
    return IntentPaymentMethod(type: type)
  }
}
