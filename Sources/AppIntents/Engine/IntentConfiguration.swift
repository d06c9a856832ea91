package import ControlModel

/// Turns a stored configuration into an intent.
package enum IntentConfiguration {
  /// The intent that a configuration describes.
  ///
  /// Values that need no query come first, entities after them in the order of declaration, each
  /// decoded into the very instance that queries see through `IntentParameterDependency`; entities
  /// that were not found are asked for once more, since a query may depend on a later parameter.
  ///
  /// - Throws: `invalidConfiguration` for a value of an unknown name, a wrong type or out of range;
  ///   `unconfigured` when a required parameter has no value; `evaluationFailed` when a query throws.
  package static func intent<I: AppIntent>(
    of type: I.Type, from configuration: Configuration
  ) async throws(ControlFailure) -> I {
    let intent = I()
    try await decode(configuration, into: intent)
    if let missing = firstMissing(in: intent) { throw .unconfigured(parameter: missing.name) }
    return intent
  }

  /// The intent for a preview: required parameters without a value get a harmless one. Nil when a
  /// required parameter has none, as an entity, so that the author's code must not be asked.
  package static func previewIntent<I: AppIntent>(
    of type: I.Type, from configuration: Configuration
  ) async throws(ControlFailure) -> I? {
    let intent = I()
    try await decode(configuration, into: intent)
    while let missing = firstMissing(in: intent) {
      guard missing.parameter.takeNeutralValue() else { return nil }
    }
    return intent
  }

  /// The intent as far as it is known without asking a query: entities stay without a value. Nil when
  /// a value does not fit.
  package static func plainIntent<I: AppIntent>(
    of type: I.Type, from configuration: Configuration
  ) -> I? {
    let intent = I()
    for named in IntentReflection.parameters(of: intent) {
      guard let value = configuration.values[named.name] else { continue }
      guard (try? named.parameter.decode(value)) != nil else { return nil }
    }
    return intent
  }

  /// The values of an intent's parameters.
  package static func configuration(of intent: any AppIntent) -> Configuration {
    let values = IntentReflection.parameters(of: intent).compactMap { named in
      named.parameter.plainValue.map { (named.name, $0) }
    }
    return Configuration(Dictionary(values, uniquingKeysWith: { $1 }))
  }

  /// The first required parameter that has no value.
  static func firstMissing(in intent: any AppIntent) -> NamedParameter? {
    IntentReflection.parameters(of: intent).first {
      $0.parameter.isRequired && !$0.parameter.hasStoredValue
    }
  }
}

extension IntentConfiguration {
  /// Decodes all that the configuration has; what is missing stays missing.
  static func decode(
    _ configuration: Configuration, into intent: any AppIntent
  ) async throws(ControlFailure) {
    let parameters = IntentReflection.parameters(of: intent)
    let names = Set(parameters.map(\.name))
    if let unknown = configuration.values.keys.sorted().first(where: { !names.contains($0) }) {
      throw .invalidConfiguration(parameter: unknown, reason: "there is no such parameter")
    }
    let entities = parameters.filter { $0.parameter.traits.defaultQuery != nil }
    for named in parameters where named.parameter.traits.defaultQuery == nil {
      guard let value = configuration.values[named.name] else { continue }
      _ = try named.decode(value)
    }
    let gone = try await resolve(entities, configuration, for: intent)
    _ = try await resolve(gone, configuration, for: intent)
    await takeDynamicDefaults(parameters, configuration, for: intent)
  }

  /// Resolves entities one after the other and returns those that were not found.
  private static func resolve(
    _ entities: [NamedParameter], _ configuration: Configuration, for intent: any AppIntent
  ) async throws(ControlFailure) -> [NamedParameter] {
    var gone: [NamedParameter] = []
    for named in entities {
      guard let value = configuration.values[named.name] else { continue }
      if try await !named.resolve(value, for: intent) {
        named.parameter.removeValue()
        gone.append(named)
      }
    }
    return gone
  }

  private static func takeDynamicDefaults(
    _ parameters: [NamedParameter], _ configuration: Configuration, for intent: any AppIntent
  ) async {
    await IntentContext.$intent.withValue(intent) {
      for named in parameters where configuration.values[named.name] == nil {
        if !named.parameter.holdsValue { await named.parameter.takeDynamicDefault() }
      }
    }
  }
}

extension NamedParameter {
  fileprivate func decode(_ value: PlainValue) throws(ControlFailure) -> Bool {
    do { return try parameter.decode(value) } catch { throw failure(for: error) }
  }

  fileprivate func resolve(
    _ value: PlainValue, for intent: any AppIntent
  ) async throws(ControlFailure) -> Bool {
    do {
      return try await IntentContext.$intent.withValue(intent) {
        try await parameter.resolve(value)
      }
    } catch { throw failure(for: error) }
  }

  private func failure(for error: any Error) -> ControlFailure {
    if let error = error as? InvalidForm {
      return .invalidConfiguration(parameter: name, reason: error.reason)
    }
    return .evaluationFailed(LocalizedErrorText.text(of: error))
  }
}
