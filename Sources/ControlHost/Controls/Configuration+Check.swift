internal import ControlModel

extension KindDescriptor {
  /// The configuration in the forms that the parameters have, or why it cannot be one.
  ///
  /// A required parameter without a value is no error here: such a control is `unconfigured`.
  func checked(_ configuration: Configuration) throws(ControlFailure) -> Configuration {
    guard configuration.values.textSize <= HostLimits.configuration else {
      let longest = configuration.values.max { $0.value.textSize < $1.value.textSize }
      throw .invalidConfiguration(
        parameter: longest?.key.prefix(bytes: 255) ?? "",
        reason: "a configuration has at most \(HostLimits.configuration) bytes of text")
    }
    var checked = Configuration()
    for (name, value) in configuration.values.sorted(by: { $0.key < $1.key }) {
      guard let parameter = parameters.first(where: { $0.name == name }) else {
        throw .invalidConfiguration(parameter: name, reason: "there is no such parameter")
      }
      checked.values[name] = try parameter.checked(value)
    }
    return checked
  }
}

extension ParameterDescriptor {
  /// The value in the form that the parameter has, or why it cannot be one.
  fileprivate func checked(_ value: PlainValue) throws(ControlFailure) -> PlainValue {
    guard isList else { return try checkedElement(value) }
    guard case .list(let values) = value else { throw invalid("must be a list") }
    var elements: [PlainValue] = []
    for value in values { elements.append(try checkedElement(value)) }
    return .list(elements)
  }

  private func checkedElement(_ value: PlainValue) throws(ControlFailure) -> PlainValue {
    switch (type, value) {
    case (.boolean, .boolean), (.dateComponents, .dictionary), (.measurement, .dictionary),
      (.person, .dictionary), (.currencyAmount, .dictionary):
      return value
    case (.string, .string), (.date, .string), (.url, .string), (.enumeration, .string),
      (.entity, .string), (.file, .string):
      return value
    case (.integer, .integer(let number)):
      try checkRange(Double(number))
      return value
    case (.double, .integer(let number)), (.duration, .integer(let number)):
      return try checkedElement(.double(Double(number)))
    case (.double, .double(let number)), (.duration, .double(let number)):
      try checkRange(number)
      return value
    default:
      throw invalid("must be \(expectation)")
    }
  }

  private func checkRange(_ number: Double) throws(ControlFailure) {
    guard number.isFinite else { throw invalid("must be a number") }
    guard let range, !range.contains(number) else { return }
    throw invalid(
      "must lie between \(Self.text(range.lowerBound)) and \(Self.text(range.upperBound))")
  }

  private static func text(_ number: Double) -> String {
    Int64(exactly: number).map(String.init) ?? String(number)
  }

  private var expectation: String {
    switch type {
    case .boolean: "true or false"
    case .integer: "a whole number"
    case .double, .duration: "a number"
    case .dateComponents, .measurement, .person, .currencyAmount: "a dictionary"
    case .string, .date, .url, .enumeration, .entity, .file: "a text"
    }
  }

  private func invalid(_ reason: String) -> ControlFailure {
    .invalidConfiguration(parameter: name, reason: reason)
  }
}
