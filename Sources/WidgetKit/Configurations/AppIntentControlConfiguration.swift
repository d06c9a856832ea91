internal import AppIntents
internal import ControlModel

/// A control with choices of the user, which an intent's parameters hold.
///
/// The choices are decoded for every evaluation; an entity that is gone leaves an optional parameter
/// nil. While a required parameter has no value the control is unconfigured and neither provider nor
/// content is asked.
@MainActor @preconcurrency
public struct AppIntentControlConfiguration<
  Configuration: ControlConfigurationIntent, Content: ControlWidgetTemplate
>: Sendable {
  private let write: @MainActor @Sendable (inout _ControlRecipe) -> Void

  /// A control that shows the value of a provider.
  ///
  /// - Parameters:
  ///   - kind: the control's persistent name, unique among the user's controls, 1 to 255 bytes,
  ///     reverse-DNS by custom.
  ///   - provider: tells the value for the user's choices.
  ///   - content: the toggle or button for a value.
  public init<Provider: AppIntentControlValueProvider>(
    kind: String, provider: Provider,
    @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
  ) where Configuration == Provider.Configuration {
    write = { recipe in
      let question = question(to: provider)
      Self.write(
        kind, to: &recipe,
        preview: { content(provider.previewValue(configuration: $0))._lower(name: $1) },
        ask: { try await question.value($0) },
        lower: { content($0.value)._lower(name: $1) })
      recipe.asksStatelessly = MemoryLayout<Provider>.size == 0
      if let live = provider as? any _LiveAppIntentControlValueProvider {
        let live = Handoff(value: live)
        recipe.changes = { await changes(of: live.value, for: $0) }
      }
    }
  }

  /// A control that needs no value beyond the user's choices.
  ///
  /// - Parameters:
  ///   - kind: the control's persistent name, as above.
  ///   - intent: the type of the choices.
  ///   - content: the toggle or button for the choices.
  public init(
    kind: String, intent: Configuration.Type = Configuration.self,
    @ControlWidgetTemplateBuilder content: @escaping (Configuration) -> Content
  ) {
    write = { recipe in
      let lower: @MainActor @Sendable (Configuration, String) -> _ControlTemplate = {
        content($0)._lower(name: $1)
      }
      Self.write(kind, to: &recipe, preview: lower, ask: { $0 }, lower: lower)
      recipe.asksStatelessly = true
    }
  }

  private static func write<Answer: Sendable>(
    _ kind: String, to recipe: inout _ControlRecipe,
    preview: @escaping @MainActor @Sendable (Configuration, String) -> _ControlTemplate,
    ask: @escaping @Sendable (Configuration) async throws -> Answer,
    lower: @escaping @MainActor @Sendable (Answer, String) -> _ControlTemplate
  ) {
    let isToggle = Content._isToggle
    recipe.kind = kind
    recipe.isToggle = isToggle
    recipe.configurationIntent = Configuration.self
    recipe.galleryPreview = { name in
      galleryIntent(of: Configuration.self).map { preview($0, name) }
    }
    recipe.preview = { values, name in
      let intent = try await IntentConfiguration.previewIntent(of: Configuration.self, from: values)
      guard let intent else {
        let placeholder = Snapshot.placeholder(named: name, isToggle: isToggle)
        return _ControlTemplate(snapshot: placeholder, action: nil)
      }
      return await preview(intent, name)
    }
    recipe.ask = { values in
      try await ask(IntentConfiguration.intent(of: Configuration.self, from: values))
    }
    recipe.lower = { answer, name in (answer as? Answer).map { lower($0, name) } }
  }
}

extension AppIntentControlConfiguration: ControlWidgetConfiguration {
  /// A configuration of the library has no body.
  public typealias Body = Never

  /// Writes the configuration.
  public func _write(to recipe: inout _ControlRecipe) {
    write(&recipe)
  }
}

/// Choices for the gallery: defaults, and harmless values for what is required; nil where a required
/// parameter has no harmless value, as an entity has none.
private func galleryIntent<Intent: AppIntent>(of type: Intent.Type) -> Intent? {
  let intent = Intent()
  for named in IntentReflection.parameters(of: intent) {
    let needsValue = named.parameter.isRequired && !named.parameter.hasStoredValue
    if needsValue, !named.parameter.takeNeutralValue() { return nil }
  }
  return intent
}

/// The changes for one configuration; none while it is incomplete.
private func changes<Provider: _LiveAppIntentControlValueProvider>(
  of provider: Provider, for values: ControlModel.Configuration
) async -> AsyncStream<Void> {
  let type = Provider.Configuration.self
  guard let intent = try? await IntentConfiguration.intent(of: type, from: values) else {
    return AsyncStream { $0.finish() }
  }
  return provider.changes(configuration: intent)
}
