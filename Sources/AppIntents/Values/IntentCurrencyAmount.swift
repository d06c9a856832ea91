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
