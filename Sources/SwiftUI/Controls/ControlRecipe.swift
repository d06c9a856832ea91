package import AppIntents
package import ControlModel
internal import FoundationGap

/// A control's body, erased: what a kind is made of.
///
/// The closures hold the provider and the content closure of one body, so a recipe serves one
/// evaluation and the next one reads the body again. A provider that holds nothing is the same in every
/// body, and may be asked by the recipe of an earlier one.
public struct _ControlRecipe: Sendable {
  /// Makes the template for a configuration. The name is the title of a label without text.
  package typealias TemplateMaker =
    @Sendable (_ configuration: Configuration, _ name: String) async throws -> _ControlTemplate

  package var kind = ""
  package var isToggle = false
  package var displayName: LocalizedStringResource?
  package var description: LocalizedStringResource?
  package var promptsForUserConfiguration = false
  package var configurationIntent: (any ControlConfigurationIntent.Type)?
  /// The template of the gallery: no configuration, no waiting. Nil where a preview would need a
  /// value that nobody can invent.
  package var galleryPreview: @MainActor @Sendable (_ name: String) -> _ControlTemplate?
  package var preview: TemplateMaker
  /// Asks for what the template is made from, off the main thread: the author's code may block.
  package var ask: @Sendable (Configuration) async throws -> any Sendable
  /// Makes the template from what was asked; nil where that was another recipe's to ask.
  package var lower:
    @MainActor @Sendable (_ answer: any Sendable, _ name: String) -> _ControlTemplate?
  /// Whether ``ask`` holds nothing of the body that it was read from.
  package var asksStatelessly = false
  package var changes: (@Sendable (Configuration) async -> AsyncStream<Void>)?
  package var placedControlsChanged: (@Sendable ([PlacedControl]) async -> Void)?

  /// A recipe of nothing, for a configuration to write to.
  package init() {
    let missing: TemplateMaker = { _, _ in
      throw ControlFailure.unavailable("the control has no template")
    }
    galleryPreview = { _ in nil }
    preview = missing
    ask = { _ in throw ControlFailure.unavailable("the control has no template") }
    lower = { _, _ in nil }
  }
}
