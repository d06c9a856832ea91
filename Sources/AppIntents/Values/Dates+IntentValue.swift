internal import ControlModel

extension Date: _IntentValue {
  /// A point in time.
  public static var _traits: _ValueTraits { _ValueTraits(.date) }
  /// Now.
  public static var _neutral: Date? { Date() }
  /// `s` on the bus: ISO 8601 in UTC, with milliseconds where there are any.
  public var _plainForm: _PlainForm? {
    let milliseconds = (timeIntervalSinceReferenceDate * 1000).rounded()
    let whole = milliseconds.truncatingRemainder(dividingBy: 1000) == 0
    let date = Date(timeIntervalSinceReferenceDate: milliseconds / 1000)
    return _PlainForm(.string(date.formatted(Self.style(fraction: !whole))))
  }

  /// Reads an ISO 8601 text with a time zone.
  public static func _value(from form: _PlainForm) throws -> Date? {
    let text = try form.string()
    for fraction in [false, true] {
      if let date = try? Date(text, strategy: style(fraction: fraction)) { return date }
    }
    throw form.mismatch("a date in ISO 8601 with a time zone")
  }

  private static func style(fraction: Bool) -> Date.ISO8601FormatStyle {
    Date.ISO8601FormatStyle(includingFractionalSeconds: fraction)
  }
}

extension DateComponents: _IntentValue {
  /// A date's or a time's components.
  public static var _traits: _ValueTraits { _ValueTraits(.dateComponents) }
  /// No components.
  public static var _neutral: DateComponents? { DateComponents() }

  /// `a{sv}` on the bus, with one `x` for each component that is set.
  public var _plainForm: _PlainForm? {
    let set = Self.fields.compactMap { name, path in
      self[keyPath: path].map { (name, PlainValue.integer(Int64($0))) }
    }
    return _PlainForm(.dictionary(Dictionary(uniqueKeysWithValues: set)))
  }

  /// Reads components by their names.
  public static func _value(from form: _PlainForm) throws -> DateComponents? {
    var components = DateComponents()
    for (name, field) in try form.dictionary() {
      guard let path = fields.first(where: { $0.0 == name })?.1 else {
        throw InvalidForm(reason: "“\(name)” is no date component")
      }
      components[keyPath: path] = try Int._value(from: field)
    }
    return components
  }

  private static var fields: [(String, WritableKeyPath<DateComponents, Int?>)] {
    [
      ("era", \.era), ("year", \.year), ("month", \.month), ("day", \.day), ("hour", \.hour),
      ("minute", \.minute), ("second", \.second), ("nanosecond", \.nanosecond),
      ("weekday", \.weekday), ("weekdayOrdinal", \.weekdayOrdinal), ("quarter", \.quarter),
      ("weekOfMonth", \.weekOfMonth), ("weekOfYear", \.weekOfYear),
      ("yearForWeekOfYear", \.yearForWeekOfYear),
    ]
  }
}
