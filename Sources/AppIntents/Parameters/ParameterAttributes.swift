package import ControlModel

/// What an author says of a parameter, whatever its type.
package struct ParameterAttributes: Sendable {
  package var title: LocalizedStringResource?
  package var description: LocalizedStringResource?
  package var range: ClosedRange<Double>?
  package var size: IntentCollectionSize?
  /// The forms of the values that are allowed; nil for all.
  package var supportedForms: [PlainValue]?
  package var options: ParameterOptionsSource?
  package var query: (any EntityQuery)?
}

/// Where a parameter's choices come from when its type does not say it.
///
/// The attribute's arguments are evaluated anew for each intent that is made, and the engine makes one
/// for each call, so a provider is never used by two tasks.
package final class ParameterOptionsSource: Sendable {
  private nonisolated(unsafe) let provider: any DynamicOptionsProvider

  init(_ provider: any DynamicOptionsProvider) {
    self.provider = provider
  }

  package var query: (any EntityQuery)? { provider as? any EntityQuery }

  package func choices() async throws -> [ChoiceSection] {
    try await sections(of: provider)
  }

  package func defaultResult() async -> (any _IntentValue)? {
    await provider.defaultResult()
  }

  package func dependencies(in intent: any AppIntent) -> [String] {
    IntentReflection.dependencies(of: provider, in: intent)
  }
}

private func sections<P: DynamicOptionsProvider>(of provider: P) async throws -> [ChoiceSection] {
  try await provider.results()._sections.map { ChoiceSection($0) }
}
