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

  init(name: String, makeRecipe: @escaping @MainActor @Sendable () -> _ControlRecipe) {
    self.name = name
    self.makeRecipe = makeRecipe
  }

  func preview(_ configuration: Configuration) async throws -> Snapshot {
    let recipe = await makeRecipe()
    return try await recipe.preview(configuration, name).finished
  }

  func evaluate(_ configuration: Configuration) async throws -> Snapshot {
    try await template(for: configuration).finished
  }

  func perform(_ action: ControlAction, _ configuration: Configuration) async throws -> ActionResult
  {
    let template = try await usableTemplate(for: configuration)
    let outcome = try await run(action, of: template)
    if outcome.opensApp { try await Opener.openApp() }
    for url in outcome.urls { try await Opener.openURL(url.absoluteString) }
    // The action is done: when its effect cannot be told now, the host asks again.
    let snapshot = try? await evaluate(configuration)
    return ActionResult(snapshot: snapshot, dialog: outcome.dialog)
  }

  func changes(_ configuration: Configuration) async -> AsyncStream<Void> {
    guard let changes = await makeRecipe().changes else { return AsyncStream { $0.finish() } }
    return await changes(configuration)
  }

  func placedControlsChanged(_ placed: [PlacedControl]) async {
    await makeRecipe().placedControlsChanged?(placed)
  }

  private func template(for configuration: Configuration) async throws -> _ControlTemplate {
    let recipe = await makeRecipe()
    let template = try await recipe.current(configuration, name)
    cache.store(template, for: configuration)
    return template
  }

  /// The template that the user saw; when that is disabled, or there is none, a fresh one.
  private func usableTemplate(
    for configuration: Configuration
  ) async throws -> _ControlTemplate {
    if let seen = cache.template(for: configuration), seen.snapshot.isEnabled { return seen }
    let fresh = try await template(for: configuration)
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
