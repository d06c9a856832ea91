extension Optional: _IntentValue where Wrapped: _IntentValue {
  /// The wrapped type.
  public typealias UnwrappedType = Wrapped
  /// The type of one value.
  public typealias ValueType = Wrapped.ValueType

  /// The wrapped type's traits.
  public static var _traits: _ValueTraits { Wrapped._traits }
  /// Nil is a value: a parameter of this type is not required.
  public static var _unset: Self? { .some(nil) }
  /// Nil.
  public static var _neutral: Self? { .some(nil) }

  /// Whether there is no value.
  public var _isNil: Bool { if case .none = self { true } else { false } }

  /// The value in an optional.
  public static func _wrap(_ value: Wrapped) -> Self { value }

  /// The wrapped value's form; nil for nil.
  public var _plainForm: _PlainForm? { self?._plainForm }

  /// Reads a wrapped value.
  public static func _value(from form: _PlainForm) throws -> Self? {
    try Wrapped._value(from: form).map { .some($0) }
  }

  /// Reads a wrapped value.
  public static func _resolve(
    _ form: _PlainForm, by query: (any EntityQuery)?
  ) async throws -> Self? {
    try await Wrapped._resolve(form, by: query).map { .some($0) }
  }
}
