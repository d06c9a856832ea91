package import ControlModel

/// A type that a parameter, a property or a result may have.
///
/// The requirements with an underscore are the module's own: authors conform to ``AppEntity`` or
/// ``AppEnum``, which supply them.
public protocol _IntentValue: Sendable {
  /// The type without its `Optional`.
  associatedtype UnwrappedType: _IntentValue = Self
  /// The type of one value: without its `Optional`, and an array's element.
  associatedtype ValueType: _IntentValue = Self

  /// What sort of value this is.
  static var _traits: _ValueTraits { get }
  /// The "no value" of an optional type; nil for every other type, whose parameters are required.
  static var _unset: Self? { get }
  /// A harmless value for a preview; nil where there is none.
  static var _neutral: Self? { get }
  /// Whether this is an optional type's nil.
  var _isNil: Bool { get }
  /// Puts the `Optional` back.
  static func _wrap(_ value: UnwrappedType) -> Self
  /// The value as it travels; nil for none.
  var _plainForm: _PlainForm? { get }
  /// Reads a value that needs no query; nil when the form names nothing that exists.
  static func _value(from form: _PlainForm) throws -> Self?
  /// Reads a value, an entity by its query; nil when the form names nothing that exists.
  static func _resolve(_ form: _PlainForm, by query: (any EntityQuery)?) async throws -> Self?
  /// Reads several values at once, so that a query is asked once; what does not exist is left out.
  static func _resolveAll(
    _ forms: [_PlainForm], by query: (any EntityQuery)?
  ) async throws -> [Self]
}

/// A value as it travels on the bus; opaque to authors.
public struct _PlainForm: Sendable {
  package let value: PlainValue

  package init(_ value: PlainValue) {
    self.value = value
  }
}

/// What sort of value a type holds; opaque to authors.
public struct _ValueTraits: Sendable {
  package var type: ParameterType
  package var isList = false
  /// An enum's cases with how they are shown, in their order.
  package var cases: (@Sendable () -> [_Choice])?
  /// An entity's own query.
  package var defaultQuery: (@Sendable () -> any EntityQuery)?

  package init(_ type: ParameterType) {
    self.type = type
  }
}

/// A value with how it is shown; opaque to authors.
public struct _Choice: Sendable {
  package let value: PlainValue
  package let display: DisplayRepresentation
}

/// Why a form cannot become a value.
package struct InvalidForm: Error, Hashable {
  package let reason: String
}

extension _IntentValue {
  /// Not optional: its parameters are required.
  public static var _unset: Self? { nil }
  /// No harmless value.
  public static var _neutral: Self? { nil }
  /// Not nil.
  public var _isNil: Bool { false }

  /// Reads the value without a query.
  public static func _resolve(
    _ form: _PlainForm, by query: (any EntityQuery)?
  ) async throws -> Self? {
    try _value(from: form)
  }

  /// Reads one value after the other.
  public static func _resolveAll(
    _ forms: [_PlainForm], by query: (any EntityQuery)?
  ) async throws -> [Self] {
    var values: [Self] = []
    for form in forms {
      if let value = try await _resolve(form, by: query) { values.append(value) }
    }
    return values
  }
}

extension _IntentValue where UnwrappedType == Self {
  /// The value itself.
  public static func _wrap(_ value: Self) -> Self { value }
}
