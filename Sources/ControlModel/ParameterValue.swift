/// A value of a configuration's parameter, in the one form that it has on the bus and on disk.
///
/// Dates, URLs, enum cases and entities travel as `string`; numbers of every width as `integer` or
/// `double`. What a value means is known to the extension that declared the parameter.
public indirect enum ParameterValue: Hashable, Sendable {
  /// A truth value, `b` on the bus.
  case boolean(Bool)
  /// A whole number, `x` on the bus; every other integer type is accepted.
  case integer(Int64)
  /// A number with a fraction, `d` on the bus.
  case double(Double)
  /// A text, `s` on the bus.
  case string(String)
  /// Several values, an array of their common type on the bus, else `av`.
  case list([ParameterValue])
  /// Named values, `a{sv}` on the bus.
  case dictionary([String: ParameterValue])
}
