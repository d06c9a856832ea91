package import ControlModel

/// Turns a stored configuration into an intent.
package enum IntentConfiguration {
  /// The intent that a configuration describes.
  ///
  /// Values that need no query come first, entities and defaults from providers after them in the order
  /// of declaration, each into the very instance that queries see through
  /// `IntentParameterDependency`; what found nothing is asked for once more, since a query may depend
  /// on a later parameter.
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
  /// required parameter has none, as an entity, so that the author's code must not be asked. A query
  /// that throws counts as one that finds nothing.
  package static func previewIntent<I: AppIntent>(
    of type: I.Type, from configuration: Configuration
  ) async throws(ControlFailure) -> I? {
    let intent = I()
    try await decode(configuration, into: intent, failure: .ignored)
    while let missing = firstMissing(in: intent) {
      guard missing.parameter.takeNeutralValue() else { return nil }
    }
    return intent
  }

  /// The intent as far as it is known without asking a query: entities stay without a value. Nil when
  /// a value does not fit, or a required parameter has none: the author would trap on reading it.
  package static func plainIntent<I: AppIntent>(
    of type: I.Type, from configuration: Configuration
  ) -> I? {
    let intent = I()
    let parameters = IntentReflection.parameters(of: intent)
    guard Set(configuration.values.keys).isSubset(of: parameters.map(\.name)) else { return nil }
    for named in parameters {
      guard let value = configuration.values[named.name] else { continue }
      guard (try? named.parameter.decode(value)) != nil else { return nil }
    }
    return firstMissing(in: intent) == nil ? intent : nil
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
    IntentReflection.parameters(of: intent).first(where: \.lacksValue)
  }
}

extension NamedParameter {
  /// Whether it is required and has no value.
  var lacksValue: Bool { parameter.isRequired && !parameter.hasStoredValue }
}

extension IntentConfiguration {
  /// What becomes of a query that throws.
  enum QueryFailure {
    /// The decoding fails with it.
    case reported
    /// Its entities count as gone: a preview has to show something.
    case ignored
  }

  /// Decodes all that the configuration has; what is missing or gone stays without a value.
  static func decode(
    _ configuration: Configuration, into intent: any AppIntent, failure: QueryFailure = .reported
  ) async throws(ControlFailure) {
    let parameters = IntentReflection.parameters(of: intent)
    let names = Set(parameters.map(\.name))
    if let unknown = configuration.values.keys.sorted().first(where: { !names.contains($0) }) {
      throw .invalidConfiguration(parameter: unknown, reason: "there is no such parameter")
    }
    for named in parameters where !named.needsQuery {
      guard let value = configuration.values[named.name] else { continue }
      _ = try named.decode(value)
    }
    let empty = try await fill(parameters, from: configuration, of: intent, failure: failure)
    _ = try await fill(empty, from: configuration, of: intent, failure: failure)
  }

  /// Resolves entities and takes dynamic defaults, one parameter after the other, since a query may
  /// depend on those before it. Returns the parameters that are still without a value.
  private static func fill(
    _ parameters: [NamedParameter], from configuration: Configuration, of intent: any AppIntent,
    failure: QueryFailure
  ) async throws(ControlFailure) -> [NamedParameter] {
    for named in parameters {
      if let value = configuration.values[named.name] {
        guard named.needsQuery else { continue }
        let found = try await named.resolve(value, of: intent, failure: failure)
        if !found { named.parameter.removeValue() }
      } else if !named.parameter.holdsValue {
        await named.takeDynamicDefault(of: intent)
      }
    }
    return parameters.filter { !$0.parameter.holdsValue }
  }
}

extension NamedParameter {
  /// Whether the value is an entity, which only a query can rebuild.
  fileprivate var needsQuery: Bool { parameter.traits.defaultQuery != nil }

  fileprivate func decode(_ value: PlainValue) throws(ControlFailure) -> Bool {
    do { return try parameter.decode(value) } catch { throw controlFailure(for: error) }
  }

  fileprivate func resolve(
    _ value: PlainValue, of intent: any AppIntent, failure: IntentConfiguration.QueryFailure
  ) async throws(ControlFailure) -> Bool {
    do {
      return try await IntentContext.$intent.withValue(intent) {
        try await parameter.resolve(value)
      }
    } catch {
      if failure == .ignored, !(error is InvalidForm) { return false }
      throw controlFailure(for: error)
    }
  }

  fileprivate func takeDynamicDefault(of intent: any AppIntent) async {
    await IntentContext.$intent.withValue(intent) { await parameter.takeDynamicDefault() }
  }

  private func controlFailure(for error: any Error) -> ControlFailure {
    if let error = error as? InvalidForm {
      return .invalidConfiguration(parameter: name, reason: error.reason)
    }
    return .evaluationFailed(LocalizedErrorText.text(of: error))
  }
}
