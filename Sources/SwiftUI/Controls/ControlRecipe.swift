package import AppIntents
package import ControlModel
internal import FoundationGap

/// A control's body, erased: what a kind is made of.
///
/// The closures hold the provider and the content closure of one body, so a recipe serves one
/// evaluation and the next one reads the body again.
public struct _ControlRecipe: Sendable {
  /// Makes the template for a configuration. The name is the title of a label without text.
  ///
  /// It runs off the main thread and goes there once, to lower: a task with an executor of its own
  /// that awaits something of the main actor on the main actor is put into the queue again.
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
  package var current: TemplateMaker
  package var changes: (@Sendable (Configuration) async -> AsyncStream<Void>)?
  package var placedControlsChanged: (@Sendable ([PlacedControl]) async -> Void)?

  /// A recipe of nothing, for a configuration to write to.
  package init() {
    let missing: TemplateMaker = { _, _ in
      throw ControlFailure.unavailable("the control has no template")
    }
    galleryPreview = { _ in nil }
    preview = missing
    current = missing
  }
}
