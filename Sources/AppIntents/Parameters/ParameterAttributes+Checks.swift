internal import ControlModel

extension ParameterAttributes {
  /// The query that rebuilds an entity: the parameter's own, or its provider when that is a query.
  var resolvingQuery: (any EntityQuery)? { query ?? options?.query }

  /// Checks what the value's type cannot know: the range, the length and the allowed values.
  func check(_ value: PlainValue) throws {
    if case .list(let values) = value {
      if let size, !size.allows(values.count) {
        throw InvalidForm(reason: "a list of \(values.count) values is not allowed")
      }
      for value in values { try checkOne(value) }
    } else {
      try checkOne(value)
    }
  }

  /// A number moved into the range, a choice that is not offered replaced by the first that is; every
  /// other value as it is.
  func clamped<Value: _IntentValue>(_ value: Value) -> Value {
    if let first = supportedForms?.first, let form = value._plainForm?.value, form.isChoice,
      supportedForms?.contains(form) == false
    {
      return (try? Value._value(from: _PlainForm(first))) ?? value
    }
    guard let range, let number = value._plainForm?.value.number, !range.contains(number) else {
      return value
    }
    let bound = number < range.lowerBound ? range.lowerBound : range.upperBound
    return (try? Value._value(from: _PlainForm(.double(bound)))) ?? value
  }

  private func checkOne(_ value: PlainValue) throws {
    if let range, let number = value.number, !range.contains(number) {
      throw InvalidForm(
        reason: "\(number.plain) is not between \(range.lowerBound.plain)"
          + " and \(range.upperBound.plain)")
    }
    if let supportedForms, !supportedForms.contains(value) {
      throw InvalidForm(reason: "the choice is not offered")
    }
  }
}

extension PlainValue {
  /// Whether this is one choice, not a list of them.
  fileprivate var isChoice: Bool {
    if case .list = self { false } else { true }
  }

  /// The number that this is.
  fileprivate var number: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .double(let value): value
    default: nil
    }
  }
}

extension Double {
  /// A whole number without a fraction.
  fileprivate var plain: String { Int64(exactly: self).map(String.init) ?? String(self) }
}
