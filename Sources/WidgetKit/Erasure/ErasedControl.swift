internal import AppIntents
internal import ControlModel
internal import ExtensionRuntime
internal import SwiftUI

/// A control's type, without being known as a type: what its kind's closures do.
///
/// Every evaluation makes the control and reads its `body` anew, so that provider and content are
/// fresh, two placed copies never share a provider object, and what `body` captures is not stale.
struct ErasedControl: Sendable {
  private let makeRecipe: @MainActor @Sendable () -> _ControlRecipe
  private let name: String
  private let cache = TemplateCache()
  /// A recipe whose questions are the same for every body.
  private let lasting = RecipeStore()

  init(name: String, makeRecipe: @escaping @MainActor @Sendable () -> _ControlRecipe) {
    self.name = name
    self.makeRecipe = makeRecipe
  }

  func preview(_ configuration: Configuration) async throws -> Snapshot {
    let recipe = await makeRecipe()
    return try await recipe.preview(configuration, name).snapshot
  }

  func evaluate(_ configuration: Configuration) async throws -> Kind.Lowering {
    let lowering = try await lowering(for: configuration)
    return { try lowering().snapshot }
  }

  /// Returns the text of the action's dialog.
  func perform(_ action: ControlAction, _ configuration: Configuration) async throws -> String {
    let template = try await usableTemplate(for: configuration)
    let outcome = try await run(action, of: template)
    if outcome.opensApp { try await Opener.openApp() }
    for url in outcome.urls { try await Opener.openURL(url.absoluteString) }
    return outcome.dialog
  }

  func changes(_ configuration: Configuration) async -> AsyncStream<Void> {
    guard let changes = await makeRecipe().changes else { return AsyncStream { $0.finish() } }
    return await changes(configuration)
  }

  func placedControlsChanged(_ placed: [PlacedControl]) async {
    await makeRecipe().placedControlsChanged?(placed)
  }

  /// Asks what the template is made from, and returns how to make it. Where it can it goes to the main
  /// thread for nothing but that, for each time costs two changes of thread.
  private func lowering(
    for configuration: Configuration
  ) async throws -> @MainActor @Sendable () throws -> _ControlTemplate {
    if let recipe = lasting.recipe {
      let answer = try await recipe.ask(configuration)
      return { try lower(answer, by: makeRecipe(), configuration) }
    }
    let recipe = await makeRecipe()
    if recipe.asksStatelessly { lasting.recipe = recipe }
    let answer = try await recipe.ask(configuration)
    return { try lower(answer, by: recipe, configuration) }
  }

  @MainActor
  private func lower(
    _ answer: any Sendable, by recipe: _ControlRecipe, _ configuration: Configuration
  ) throws -> _ControlTemplate {
    guard let template = recipe.lower(answer, name) else {
      lasting.recipe = nil
      throw ControlFailure.unavailable("the control has another template than before")
    }
    cache.store(template, for: configuration)
    return template
  }

  /// The template that the user saw; when that is disabled, or there is none, a fresh one.
  private func usableTemplate(
    for configuration: Configuration
  ) async throws -> _ControlTemplate {
    if let seen = cache.template(for: configuration), seen.snapshot.isEnabled { return seen }
    let fresh = try await lowering(for: configuration)()
    guard fresh.snapshot.isEnabled else { throw ControlFailure.disabled }
    return fresh
  }

  private func run(
    _ action: ControlAction, of template: _ControlTemplate
  ) async throws -> IntentOutcome {
    guard let intent = template.action else {
      throw ControlFailure.actionFailed("The control has no action.")
    }
    switch (action, template.snapshot.controlType) {
    case (.set(let value), .toggle): return try await IntentRunner.run(intent, setting: value)
    case (.press, .button): return try await IntentRunner.run(intent)
    default: throw ControlFailure.actionFailed("The control is of another sort.")
    }
  }
}
