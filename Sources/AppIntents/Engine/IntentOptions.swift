package import ControlModel

/// Lists the choices for a parameter.
package enum IntentOptions {
  /// The choices for a parameter, in the context of what is chosen for the others.
  ///
  /// A string query is asked for what matches the search text; every other list is filtered by it.
  ///
  /// - Parameters:
  ///   - iconName: Maps the names of symbols and images as authors write them.
  /// - Throws: `invalidConfiguration` when there is no such parameter; `evaluationFailed` when the
  ///   author's code throws.
  package static func options<I: AppIntent>(
    of type: I.Type, parameter name: String, search: String = "",
    configuration: Configuration = [:], iconName: (String) -> String = { $0 }
  ) async throws(ControlFailure) -> [ParameterOption] {
    let intent = I()
    let parameters = IntentReflection.parameters(of: intent)
    guard let named = parameters.first(where: { $0.name == name }) else {
      throw .invalidConfiguration(parameter: name, reason: "there is no such parameter")
    }
    var others = configuration
    others.values[name] = nil
    try await IntentConfiguration.decode(others, into: intent, failure: .ignored)
    let sections = try await sections(for: named.parameter, search: search, in: intent)
    return sections.flatMap { $0.options(iconName: iconName) }
  }

  private static func sections(
    for parameter: any AnyIntentParameter, search: String, in intent: any AppIntent
  ) async throws(ControlFailure) -> [ChoiceSection] {
    do {
      return try await IntentContext.$intent.withValue(intent) {
        try await sections(for: parameter, search: search)
      }
    } catch {
      throw .evaluationFailed(LocalizedErrorText.text(of: error))
    }
  }

  private static func sections(
    for parameter: any AnyIntentParameter, search: String
  ) async throws -> [ChoiceSection] {
    let attributes = parameter.attributes
    let query = attributes.resolvingQuery ?? parameter.traits.defaultQuery?()
    if !search.isEmpty, let query = query as? any EntityStringQuery {
      return try await matches(of: search, in: query)
    }
    if let options = attributes.options {
      return try await options.choices().matching(search)
    }
    if let query { return try await ParameterOptionsSource(query).choices().matching(search) }
    let cases = parameter.traits.cases?() ?? []
    let allowed = cases.filter { attributes.supportedForms?.contains($0.value) ?? true }
    return [ChoiceSection(choices: allowed)].matching(search)
  }

  private static func matches<Q: EntityStringQuery>(
    of search: String, in query: Q
  ) async throws -> [ChoiceSection] {
    try await query.entities(matching: search)._sections.map { ChoiceSection($0) }
  }
}

extension [ChoiceSection] {
  /// The choices whose title contains the text, in any case and with any accents.
  fileprivate func matching(_ search: String) -> [ChoiceSection] {
    guard !search.isEmpty else { return self }
    return map { section in
      ChoiceSection(
        title: section.title,
        choices: section.choices.filter {
          String(localized: $0.display.title).range(
            of: search, options: [.caseInsensitive, .diacriticInsensitive]) != nil
        })
    }
  }
}
