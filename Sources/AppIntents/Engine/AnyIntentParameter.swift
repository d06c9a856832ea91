package import ControlModel

/// A parameter for code that does not know its type.
package protocol AnyIntentParameter: AnyObject, Sendable {
  /// What the author says of it.
  var attributes: ParameterAttributes { get }
  /// What sort of value it holds.
  var traits: _ValueTraits { get }
  /// Whether it needs a value.
  var isRequired: Bool { get }
  /// Whether a value was stored, even one that has no form.
  var hasStoredValue: Bool { get }
  /// Whether it has a value that is not nil.
  var holdsValue: Bool { get }
  /// The value as it travels; nil without one.
  var plainValue: PlainValue? { get }
  /// The default as it travels; nil without one.
  var plainDefault: PlainValue? { get }

  /// Takes over the value of a parameter of the same type, without loss.
  func copyValue(from other: any AnyIntentParameter)
  /// Removes the value, so that a required parameter has none.
  func removeValue()
  /// Reads a value that needs no query; false when nothing is named by it.
  func decode(_ value: PlainValue) throws -> Bool
  /// Reads a value, an entity by its query; false when nothing is named by it.
  func resolve(_ value: PlainValue) async throws -> Bool
  /// Takes the default of the options provider or the query, if it has one.
  func takeDynamicDefault() async
  /// Takes a harmless value; false where there is none.
  func takeNeutralValue() -> Bool
}

extension IntentParameter: AnyIntentParameter {
  package var traits: _ValueTraits { Value._traits }
  package var isRequired: Bool { Value._unset == nil }
  package var hasStoredValue: Bool { storedValue != nil }
  package var holdsValue: Bool { storedValue.map { !$0._isNil } ?? false }
  package var plainValue: PlainValue? { storedValue?._plainForm?.value }
  package var plainDefault: PlainValue? { defaultValue?._plainForm?.value }

  package func copyValue(from other: any AnyIntentParameter) {
    guard let other = other as? IntentParameter<Value> else { return }
    store(other.storedValue)
  }

  package func removeValue() {
    store(nil)
  }

  package func decode(_ value: PlainValue) throws -> Bool {
    try attributes.check(value)
    return take(try Value._value(from: _PlainForm(value)))
  }

  package func resolve(_ value: PlainValue) async throws -> Bool {
    try attributes.check(value)
    return take(try await Value._resolve(_PlainForm(value), by: attributes.resolvingQuery))
  }

  package func takeDynamicDefault() async {
    guard let value = await dynamicDefault() else { return }
    if let value = value as? Value {
      store(value)
    } else if let value = value as? Value.UnwrappedType {
      store(Value._wrap(value))
    }
  }

  package func takeNeutralValue() -> Bool {
    guard let neutral = Value._neutral else { return false }
    store(attributes.clamped(neutral))
    return true
  }

  private func take(_ value: Value?) -> Bool {
    if let value { store(value) }
    return value != nil
  }

  private func dynamicDefault() async -> (any _IntentValue)? {
    if let options = attributes.options { return await options.defaultResult() }
    guard let query = attributes.query ?? traits.defaultQuery?() else { return nil }
    return await ParameterOptionsSource(query).defaultResult()
  }
}
