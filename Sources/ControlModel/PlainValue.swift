/// A value as it travels: in a configuration, in a snapshot, in the controls' file, in a manifest.
///
/// It has one form on the bus and one in JSON. Dates, URLs, enum cases and entities travel as
/// `string`; numbers of every width as `integer` or `double`. What a configuration's value means is
/// known to the extension that declared the parameter.
public indirect enum PlainValue: Hashable, Sendable {
  /// A truth value, `b` on the bus.
  case boolean(Bool)
  /// A whole number, `x` on the bus; every other integer type is accepted.
  case integer(Int64)
  /// A number with a fraction, `d` on the bus.
  case double(Double)
  /// A text, `s` on the bus.
  case string(String)
  /// Several values, an array of their common type on the bus, else `av`.
  case list([PlainValue])
  /// Named values, `a{sv}` on the bus.
  case dictionary([String: PlainValue])
}
