internal import ControlModel

/// An amount of money.
public struct IntentCurrencyAmount: Hashable, Sendable {
  /// The amount.
  public let amount: Decimal
  /// The currency's ISO 4217 code.
  public let currencyCode: String

  /// Makes an amount.
  public init(amount: Decimal, currencyCode: String) {
    self.amount = amount
    self.currencyCode = currencyCode
  }
}

extension IntentCurrencyAmount: _IntentValue {
  /// An amount of money.
  public static var _traits: _ValueTraits { _ValueTraits(.currencyAmount) }
  /// Nothing, in no currency.
  public static var _neutral: IntentCurrencyAmount? {
    IntentCurrencyAmount(amount: 0, currencyCode: "XXX")
  }

  /// `a{sv}` on the bus: `amount s` with a decimal point, `currency s`.
  public var _plainForm: _PlainForm? {
    _PlainForm(
      .dictionary(["amount": .string(amount.description), "currency": .string(currencyCode)]))
  }

  /// Reads an amount; the number may also come as a number.
  public static func _value(from form: _PlainForm) throws -> IntentCurrencyAmount? {
    let fields = try form.dictionary()
    guard let currency = try fields["currency"]?.string(),
      let text = try fields["amount"]?.identifier(),
      let amount = Decimal(string: text, locale: Locale(identifier: "en_US_POSIX"))
    else { throw form.mismatch("an amount and a currency") }
    return IntentCurrencyAmount(amount: amount, currencyCode: currency)
  }
}

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
