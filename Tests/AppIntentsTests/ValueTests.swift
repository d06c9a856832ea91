import AppIntents
import ControlModel
import Testing

@testable import AuthorIntents6

@Suite("A parameter's value on its way")
struct ValueTests {
  @Test("comes back as it went, for every type")
  func roundTrips() throws {
    try expectRoundTrip(true, .boolean(true))
    try expectRoundTrip(-5, .integer(-5))
    try expectRoundTrip(2.5, .double(2.5))
    try expectRoundTrip(Float(0.5), .double(0.5))
    try expectRoundTrip("ä", .string("ä"))
    try expectRoundTrip(AttributedString("text"), .string("text"))
    try expectRoundTrip(Duration.milliseconds(1500), .double(1.5))
    try expectRoundTrip(Level.high, .string("high"))
    try expectRoundTrip(Number.two, .string("2"))
    try expectRoundTrip([1, 2], .list([.integer(1), .integer(2)]))
    try expectRoundTrip(Set(["a"]), .list([.string("a")]))
    try expectRoundTrip(
      IntentFile(fileURL: URL(fileURLWithPath: "/tmp/a b")), .string("file:///tmp/a%20b"))
    try expectRoundTrip(URL(string: "app://x?y=1"), .string("app://x?y=1"))
    try expectRoundTrip(
      DateComponents(hour: 7, minute: 30),
      .dictionary(["hour": .integer(7), "minute": .integer(30)]))
    try expectRoundTrip(
      IntentCurrencyAmount(amount: Decimal(string: "12.50") ?? 0, currencyCode: "EUR"),
      .dictionary(["amount": .string("12.5"), "currency": .string("EUR")]))
    try expectRoundTrip(
      IntentPerson(name: .displayName("Ada"), handle: .init(emailAddress: "ada@example.com")),
      .dictionary(["name": .string("Ada"), "email": .string("ada@example.com")]))
    try expectRoundTrip(IntentPaymentMethod(type: .credit), .string("credit"))
    try expectRoundTrip(
      Measurement(value: 3, unit: UnitLength.kilometers),
      .dictionary(["value": .double(3), "unit": .string("km")]))
  }

  @Test("is a date in ISO 8601, with or without a fraction and in any time zone")
  func dates() throws {
    let date = Date(timeIntervalSince1970: 1_700_000_000)
    try expectRoundTrip(date, .string("2023-11-14T22:13:20Z"))
    try expectRoundTrip(date.addingTimeInterval(0.25), .string("2023-11-14T22:13:20.250Z"))
    #expect(try Date._value(from: _PlainForm(.string("2023-11-14T23:13:20+01:00"))) == date)
  }

  @Test("may be a number of another width")
  func numbers() throws {
    #expect(try Double._value(from: _PlainForm(.integer(3))) == 3)
    #expect(try Int._value(from: _PlainForm(.double(3))) == 3)
    #expect(try Number._value(from: _PlainForm(.integer(2))) == .two)
  }

  @Test("is refused when it is of a wrong type", arguments: [PlainValue.boolean(true), .list([])])
  func wrongTypes(value: PlainValue) {
    let form = _PlainForm(value)
    #expect(throws: InvalidForm.self) { try Int._value(from: form) }
    #expect(throws: InvalidForm.self) { try String._value(from: form) }
    #expect(throws: InvalidForm.self) { try Date._value(from: form) }
    #expect(throws: InvalidForm.self) { try Level._value(from: form) }
    #expect(throws: InvalidForm.self) { try IntentPerson._value(from: form) }
    #expect(throws: InvalidForm.self) { try URL._value(from: form) }
  }

  @Test("is refused when it does not exist or is no number of the type")
  func wrongValues() {
    #expect(throws: InvalidForm.self) { try Level._value(from: _PlainForm(.string("none"))) }
    #expect(throws: InvalidForm.self) { try Int._value(from: _PlainForm(.double(2.5))) }
    #expect(throws: InvalidForm.self) { try Date._value(from: _PlainForm(.string("today"))) }
    #expect(throws: InvalidForm.self) {
      try IntentFile._value(from: _PlainForm(.string("https://example.com")))
    }
    #expect(throws: InvalidForm.self) {
      try DateComponents._value(from: _PlainForm(.dictionary(["moon": .integer(1)])))
    }
    #expect(throws: InvalidForm.self) {
      try Measurement<UnitLength>._value(
        from: _PlainForm(.dictionary(["value": .double(1), "unit": .string("kg")])))
    }
  }

  @Test("keeps nil apart from a value that names nothing")
  func nils() throws {
    #expect(Int?.none._plainForm == nil)
    #expect(Int?._unset == .some(nil))
    #expect(Int._unset == nil)
    let form = _PlainForm(.string("1"))
    #expect(try ServerEntity?._value(from: form) == nil)
  }

  private func expectRoundTrip<Value: _IntentValue & Equatable>(
    _ value: Value, _ form: PlainValue, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let made = try #require(value._plainForm, sourceLocation: sourceLocation)
    #expect(made.value == form, sourceLocation: sourceLocation)
    #expect(try Value._value(from: made) == value, sourceLocation: sourceLocation)
  }
}
