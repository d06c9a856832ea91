internal import ControlModel

extension Array: _IntentValue where Element: _IntentValue {
  /// The array itself.
  public typealias UnwrappedType = Self
  /// The type of one element.
  public typealias ValueType = Element.ValueType

  /// A list of the element's sort.
  public static var _traits: _ValueTraits {
    var traits = Element._traits
    traits.isList = true
    return traits
  }
  /// An empty list.
  public static var _neutral: Self? { [] }

  /// The elements' forms.
  public var _plainForm: _PlainForm? {
    _PlainForm(.list(compactMap { $0._plainForm?.value }))
  }

  /// Reads a list; one value alone counts as a list of one.
  public static func _value(from form: _PlainForm) throws -> Self? {
    try form.elements.compactMap { try Element._value(from: $0) }
  }

  /// Reads a list; nil when something was named and nothing of it exists.
  public static func _resolve(
    _ form: _PlainForm, by query: (any EntityQuery)?
  ) async throws -> Self? {
    let forms = form.elements
    let values = try await Element._resolveAll(forms, by: query)
    return values.isEmpty && !forms.isEmpty ? nil : values
  }
}

extension Set: _IntentValue where Element: _IntentValue {
  /// The set itself.
  public typealias UnwrappedType = Self
  /// The type of one element.
  public typealias ValueType = Element.ValueType

  /// A list of the element's sort.
  public static var _traits: _ValueTraits { [Element]._traits }
  /// An empty set.
  public static var _neutral: Self? { [] }

  /// The elements' forms.
  public var _plainForm: _PlainForm? { Array(self)._plainForm }

  /// Reads a list.
  public static func _value(from form: _PlainForm) throws -> Self? {
    try [Element]._value(from: form).map { Set($0) }
  }

  /// Reads a list.
  public static func _resolve(
    _ form: _PlainForm, by query: (any EntityQuery)?
  ) async throws -> Self? {
    try await [Element]._resolve(form, by: query).map { Set($0) }
  }
}

extension _PlainForm {
  var elements: [_PlainForm] {
    if case .list(let values) = value { values.map { _PlainForm($0) } } else { [self] }
  }
}
