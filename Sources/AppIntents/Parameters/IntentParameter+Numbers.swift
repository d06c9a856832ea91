extension IntentParameter {
  /// How a whole number is chosen. A hint; the desktop's forms decide.
  public enum IntControlStyle: Hashable, Sendable {
    /// With two buttons.
    case stepper
    /// With a field to type into.
    case field
  }

  /// How a number is chosen. A hint; the desktop's forms decide.
  public enum DoubleControlStyle: Hashable, Sendable {
    /// With two buttons.
    case stepper
    /// With a field to type into.
    case field
    /// With a slider.
    case slider
  }
}

extension IntentParameter where Value.UnwrappedType == Int {
  /// A whole number with a control style. A value out of the range is an invalid configuration.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Int? = nil, controlStyle: IntControlStyle,
    inclusiveRange: InclusiveRange<Int>? = nil, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(
      attributes: ParameterAttributes(
        title: title, description: description, range: Self.range(inclusiveRange)),
      default: defaultValue)
  }

  /// A whole number in a range.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Int? = nil, inclusiveRange: InclusiveRange<Int>,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(
      attributes: ParameterAttributes(
        title: title, description: description, range: Self.range(inclusiveRange)),
      default: defaultValue)
  }

  /// A whole number with a control style whose choices a provider lists.
  public convenience init<Provider: DynamicOptionsProvider>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Int? = nil, controlStyle: IntControlStyle,
    inclusiveRange: InclusiveRange<Int>? = nil, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: Provider
  ) where Provider.Result.Result == Int {
    self.init(
      attributes: ParameterAttributes(
        title: title, description: description, range: Self.range(inclusiveRange),
        options: ParameterOptionsSource(optionsProvider)),
      default: defaultValue)
  }

  /// A whole number in a range whose choices a provider lists.
  public convenience init<Provider: DynamicOptionsProvider>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Int? = nil, inclusiveRange: InclusiveRange<Int>,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: Provider
  ) where Provider.Result.Result == Int {
    self.init(
      title: title, description: description, default: defaultValue, controlStyle: .stepper,
      inclusiveRange: inclusiveRange, optionsProvider: optionsProvider)
  }

  /// The range as the form needs it; bounds in the wrong order are put right.
  private static func range(_ bounds: InclusiveRange<Int>?) -> ClosedRange<Double>? {
    bounds.map {
      Double(min($0.lowerBound, $0.upperBound))...Double(max($0.lowerBound, $0.upperBound))
    }
  }
}

extension IntentParameter where Value.UnwrappedType == Double {
  /// A number with a control style. A value out of the range is an invalid configuration.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Double? = nil, controlStyle: DoubleControlStyle,
    inclusiveRange: InclusiveRange<Double>? = nil, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(
      attributes: ParameterAttributes(
        title: title, description: description, range: Self.range(inclusiveRange)),
      default: defaultValue)
  }

  /// A number in a range.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Double? = nil, inclusiveRange: InclusiveRange<Double>,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(
      attributes: ParameterAttributes(
        title: title, description: description, range: Self.range(inclusiveRange)),
      default: defaultValue)
  }

  /// A number with a control style whose choices a provider lists.
  public convenience init<Provider: DynamicOptionsProvider>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Double? = nil, controlStyle: DoubleControlStyle,
    inclusiveRange: InclusiveRange<Double>? = nil, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: Provider
  ) where Provider.Result.Result == Double {
    self.init(
      attributes: ParameterAttributes(
        title: title, description: description, range: Self.range(inclusiveRange),
        options: ParameterOptionsSource(optionsProvider)),
      default: defaultValue)
  }

  /// A number in a range whose choices a provider lists.
  public convenience init<Provider: DynamicOptionsProvider>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Double? = nil, inclusiveRange: InclusiveRange<Double>,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: Provider
  ) where Provider.Result.Result == Double {
    self.init(
      title: title, description: description, default: defaultValue, controlStyle: .stepper,
      inclusiveRange: inclusiveRange, optionsProvider: optionsProvider)
  }

  /// The range as the form needs it; bounds in the wrong order are put right.
  private static func range(_ bounds: InclusiveRange<Double>?) -> ClosedRange<Double>? {
    bounds.map { min($0.lowerBound, $0.upperBound)...max($0.lowerBound, $0.upperBound) }
  }
}
