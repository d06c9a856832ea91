/// The sorts of value that a parameter takes, each with its one form on the bus.
public enum ParameterType: String, Hashable, Sendable, CaseIterable {
  /// A truth value: `b`.
  case boolean
  /// A whole number: `x`.
  case integer
  /// A number with a fraction: `d`.
  case double
  /// A text: `s`.
  case string
  /// A point in time: `s`, ISO 8601 with a time zone.
  case date
  /// A date's or a time's components: `a{sv}` with one `x` a component.
  case dateComponents = "date-components"
  /// A length of time in seconds: `d`.
  case duration
  /// A URL: `s`.
  case url
  /// A case of an enum: `s`, its raw value.
  case enumeration
  /// An entity: `s`, its identifier, resolved by its query at each use.
  case entity
  /// A number with a unit: `a{sv}` with `value d` and `unit s`.
  case measurement
  /// A file: `s`, its URL.
  case file
  /// A person: `a{sv}`.
  case person
  /// An amount of money: `a{sv}` with `amount s` and `currency s`.
  case currencyAmount = "currency-amount"
}
