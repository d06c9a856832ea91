package import ControlModel

/// A parameter with the name of its property.
package struct NamedParameter: Sendable {
  /// The property's name, as configurations use it.
  package let name: String
  /// The parameter.
  package let parameter: any AnyIntentParameter
}

/// What an intent's parameters are.
package enum IntentReflection {
  /// The parameters in the order of their declaration, those of a superclass first.
  ///
  /// Wrappers inside a nested structure are not found, as on iOS, nor any in an intent that is
  /// `CustomReflectable`.
  package static func parameters(of intent: any AppIntent) -> [NamedParameter] {
    var mirrors: [Mirror] = []
    var mirror: Mirror? = Mirror(reflecting: intent)
    while let current = mirror {
      mirrors.append(current)
      mirror = current.superclassMirror
    }
    return mirrors.reversed().flatMap { mirror in
      mirror.children.compactMap { child in
        guard let parameter = child.value as? any AnyIntentParameter, let label = child.label
        else { return nil }
        return NamedParameter(name: String(label.dropFirst()), parameter: parameter)
      }
    }
  }

  /// The descriptors of an intent's parameters, in the order of its summary, then of declaration.
  package static func descriptors<I: AppIntent>(of type: I.Type) -> [ParameterDescriptor] {
    let intent = I()
    return inSummaryOrder(parameters(of: intent), of: intent).map {
      descriptor(of: $0, in: intent)
    }
  }

  /// The names of the intent's parameters that a query or an options provider depends on.
  package static func dependencies(of provider: Any, in intent: any AppIntent) -> [String] {
    Mirror(reflecting: provider).children.flatMap { child in
      (child.value as? any ParameterDependency)?.names(in: intent) ?? []
    }
  }

  private static func inSummaryOrder<I: AppIntent>(
    _ parameters: [NamedParameter], of intent: I
  ) -> [NamedParameter] {
    var visitor = _SummaryVisitor()
    I.parameterSummary._visit(&visitor)
    let named = visitor.paths.compactMap { path in
      intent[keyPath: path] as? any AnyIntentParameter
    }
    func rank(_ parameter: NamedParameter) -> Int {
      named.firstIndex { $0 === parameter.parameter } ?? named.count
    }
    return parameters.enumerated()
      .sorted { (rank($0.element), $0.offset) < (rank($1.element), $1.offset) }
      .map(\.element)
  }

  private static func descriptor(
    of named: NamedParameter, in intent: any AppIntent
  ) -> ParameterDescriptor {
    let parameter = named.parameter
    let attributes = parameter.attributes
    let traits = parameter.traits
    let query = attributes.resolvingQuery ?? traits.defaultQuery?()
    return ParameterDescriptor(
      name: named.name, title: attributes.title.map { String(localized: $0) } ?? named.name,
      description: attributes.description.map { String(localized: $0) } ?? "",
      type: traits.type, isList: traits.isList, isRequired: parameter.isRequired,
      defaultValue: parameter.plainDefault, range: attributes.range,
      hasOptions: attributes.options != nil || traits.cases != nil || query != nil,
      isSearchable: query is any EntityStringQuery,
      dependencies: attributes.options?.dependencies(in: intent)
        ?? query.map { dependencies(of: $0, in: intent) } ?? [])
  }
}
