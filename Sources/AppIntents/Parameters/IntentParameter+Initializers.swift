extension IntentParameter {
  /// A parameter of any type. The title may be left out, as in intents of a schema.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(
      attributes: ParameterAttributes(title: title, description: description),
      default: defaultValue)
  }

  /// A parameter whose values resolvers convert. Values from a configuration need no conversion, so
  /// resolvers are not used on Linux.
  public convenience init<Specification: ResolverSpecification>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    @ResolverSpecificationBuilder resolvers: () -> Specification
  ) {
    self.init(title: title, description: description, default: defaultValue)
  }

  /// A parameter whose choices a provider lists.
  public convenience init<Provider: DynamicOptionsProvider>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: Provider
  ) where Provider.Result.Result == Value.UnwrappedType {
    self.init(
      attributes: ParameterAttributes(
        title: title, description: description,
        options: ParameterOptionsSource(optionsProvider)),
      default: defaultValue)
  }

  /// A list whose choices a provider lists one by one.
  public convenience init<Provider: DynamicOptionsProvider>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, size: IntentCollectionSize? = nil,
    requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: Provider
  ) where Value.UnwrappedType == [Provider.Result.Result] {
    self.init(
      attributes: ParameterAttributes(
        title: title, description: description, size: size,
        options: ParameterOptionsSource(optionsProvider)),
      default: defaultValue)
  }

  /// A set whose choices a provider lists one by one.
  public convenience init<Provider: DynamicOptionsProvider>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: Provider
  ) where Value.UnwrappedType == Set<Provider.Result.Result> {
    self.init(
      attributes: ParameterAttributes(
        title: title, description: description,
        options: ParameterOptionsSource(optionsProvider)),
      default: defaultValue)
  }

  /// A list of a limited size.
  public convenience init<Element: _IntentValue>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, size: IntentCollectionSize,
    requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) where Value.UnwrappedType == [Element] {
    self.init(
      attributes: ParameterAttributes(title: title, description: description, size: size),
      default: defaultValue)
  }

  /// A list whose size depends on the widget's family. Controls have no family, so the largest counts.
  public convenience init<Element: _IntentValue>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    size: [IntentWidgetFamily: IntentCollectionSize],
    requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) where Value.UnwrappedType == [Element] {
    self.init(
      attributes: ParameterAttributes(
        title: title, description: description, size: .largest(of: size.values)),
      default: defaultValue)
  }
}
