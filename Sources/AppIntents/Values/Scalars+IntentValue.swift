internal import ControlModel

extension Bool: _IntentValue {
  /// A truth value.
  public static var _traits: _ValueTraits { _ValueTraits(.boolean) }
  /// False.
  public static var _neutral: Bool? { false }
  /// `b` on the bus.
  public var _plainForm: _PlainForm? { _PlainForm(.boolean(self)) }
  /// Reads a truth value.
  public static func _value(from form: _PlainForm) throws -> Bool? { try form.boolean() }
}

extension Int: _IntentValue {
  /// A whole number.
  public static var _traits: _ValueTraits { _ValueTraits(.integer) }
  /// Zero.
  public static var _neutral: Int? { 0 }
  /// `x` on the bus.
  public var _plainForm: _PlainForm? { _PlainForm(.integer(Int64(self))) }
  /// Reads a whole number of any width.
  public static func _value(from form: _PlainForm) throws -> Int? {
    guard let value = Int(exactly: try form.integer()) else {
      throw InvalidForm(reason: "the number is too large")
    }
    return value
  }
}

extension Double: _IntentValue {
  /// A number.
  public static var _traits: _ValueTraits { _ValueTraits(.double) }
  /// Zero.
  public static var _neutral: Double? { 0 }
  /// `d` on the bus.
  public var _plainForm: _PlainForm? { _PlainForm(.double(self)) }
  /// Reads a number, whole or not.
  public static func _value(from form: _PlainForm) throws -> Double? { try form.double() }
}

extension Float: _IntentValue {
  /// A number.
  public static var _traits: _ValueTraits { _ValueTraits(.double) }
  /// Zero.
  public static var _neutral: Float? { 0 }
  /// `d` on the bus.
  public var _plainForm: _PlainForm? { _PlainForm(.double(Double(self))) }
  /// Reads a number, whole or not.
  public static func _value(from form: _PlainForm) throws -> Float? { Float(try form.double()) }
}

extension String: _IntentValue {
  /// A text.
  public static var _traits: _ValueTraits { _ValueTraits(.string) }
  /// An empty text.
  public static var _neutral: String? { "" }
  /// `s` on the bus.
  public var _plainForm: _PlainForm? { _PlainForm(.string(self)) }
  /// Reads a text.
  public static func _value(from form: _PlainForm) throws -> String? { try form.string() }
}

extension AttributedString: _IntentValue {
  /// A text; its attributes do not travel.
  public static var _traits: _ValueTraits { _ValueTraits(.string) }
  /// An empty text.
  public static var _neutral: AttributedString? { AttributedString() }
  /// `s` on the bus: the characters.
  public var _plainForm: _PlainForm? { _PlainForm(.string(String(characters))) }
  /// Reads a text without attributes.
  public static func _value(from form: _PlainForm) throws -> AttributedString? {
    AttributedString(try form.string())
  }
}

extension URL: _IntentValue {
  /// A URL.
  public static var _traits: _ValueTraits { _ValueTraits(.url) }
  /// `about:blank`.
  public static var _neutral: URL? { URL(string: "about:blank") }
  /// `s` on the bus.
  public var _plainForm: _PlainForm? { _PlainForm(.string(absoluteString)) }
  /// Reads a URL; an empty text is none.
  public static func _value(from form: _PlainForm) throws -> URL? {
    guard let url = URL(string: try form.string()) else { throw form.mismatch("a URL") }
    return url
  }
}

extension Duration: _IntentValue {
  /// A length of time.
  public static var _traits: _ValueTraits { _ValueTraits(.duration) }
  /// No time.
  public static var _neutral: Duration? { .zero }
  /// `d` on the bus, in seconds.
  public var _plainForm: _PlainForm? { _PlainForm(.double(self / .seconds(1))) }
  /// Reads a number of seconds.
  public static func _value(from form: _PlainForm) throws -> Duration? {
    let seconds = try form.double()
    guard abs(seconds) < 1e15 else { throw form.mismatch("a number of seconds") }
    return .seconds(seconds)
  }
}

extension Never: _IntentValue {
  /// There is no such value; the sort is of no account.
  public static var _traits: _ValueTraits { _ValueTraits(.string) }
  /// Cannot be asked.
  public var _plainForm: _PlainForm? { switch self {} }
  /// Nothing.
  public static func _value(from form: _PlainForm) throws -> Never? { nil }
}
