extension IntentParameter where Value.UnwrappedType: AppEnum {
  /// A parameter that takes some of an enum's cases.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    supportedValues: [Value.UnwrappedType]
  ) {
    self.init(
      attributes: ParameterAttributes(
        title: title, description: description,
        supportedForms: supportedValues.compactMap { $0._plainForm?.value }),
      default: defaultValue)
  }

  /// A parameter that takes some of an enum's cases, listed by a provider.
  public convenience init<Provider: DynamicOptionsProvider>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    supportedValues: [Value.UnwrappedType], optionsProvider: Provider
  ) where Provider.Result.Result == Value.UnwrappedType {
    self.init(
      attributes: ParameterAttributes(
        title: title, description: description,
        supportedForms: supportedValues.compactMap { $0._plainForm?.value },
        options: ParameterOptionsSource(optionsProvider)),
      default: defaultValue)
  }
}

extension IntentParameter {
  /// A list that takes some of an enum's cases.
  public convenience init<Element: AppEnum>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default, supportedValues: [Element]
  ) where Value.UnwrappedType == [Element] {
    self.init(
      attributes: ParameterAttributes(
        title: title, description: description,
        supportedForms: supportedValues.compactMap { $0._plainForm?.value }),
      default: defaultValue)
  }

  /// An entity that a query other than its own finds.
  public convenience init<Query: EntityQuery>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default, query: Query
  ) where Value.UnwrappedType == Query.Entity {
    self.init(
      attributes: ParameterAttributes(title: title, description: description, query: query),
      default: defaultValue)
  }

  /// A list of entities that a query other than their own finds.
  public convenience init<Query: EntityQuery>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, size: IntentCollectionSize? = nil,
    requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default, query: Query
  ) where Value.UnwrappedType == [Query.Entity] {
    self.init(
      attributes: ParameterAttributes(
        title: title, description: description, size: size, query: query),
      default: defaultValue)
  }
}
