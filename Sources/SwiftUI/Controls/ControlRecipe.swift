package import AppIntents
package import ControlModel
public import FoundationGap

/// A control's body, erased: what a kind is made of.
///
/// The closures hold the provider and the content closure of one body, so a recipe serves one
/// evaluation and the next one reads the body again.
public struct _ControlRecipe: Sendable {
  package typealias Template =
    @MainActor @Sendable (Configuration) async throws -> _ControlTemplate

  package var kind = ""
  package var displayName: LocalizedStringResource?
  package var description: LocalizedStringResource?
  package var promptsForUserConfiguration = false
  package var configurationIntent: (any AppIntent.Type)?
  package var preview: Template
  package var current: Template
  package var changes: (@Sendable (Configuration) async -> AsyncStream<Void>)?
  package var placedControlsChanged: (@Sendable ([PlacedControl]) async -> Void)?

  /// A recipe of nothing, for a configuration to write to.
  package init() {
    let missing: Template = { _ in throw ControlFailure.unavailable("the control has no template") }
    preview = missing
    current = missing
  }
}
