internal import AppIntents
internal import ControlModel
internal import ExtensionRuntime
internal import SwiftUI
internal import Symbols

extension Kind {
  /// Erases a control to a kind, reading its body once for what the gallery shows.
  ///
  /// - Parameters:
  ///   - control: the control's type.
  ///   - extensionName: the name of a control whose author gave none.
  /// - Returns: the kind, and the intent of a configurable one.
  @MainActor
  static func erasing<Control: ControlWidget>(
    _ control: Control.Type, extensionName: String
  ) -> (Kind, (any ControlConfigurationIntent.Type)?) {
    let makeRecipe: @MainActor @Sendable () -> _ControlRecipe = {
      var recipe = _ControlRecipe()
      Control().body._write(to: &recipe)
      return recipe
    }
    let recipe = makeRecipe()
    let descriptor = KindDescriptor(of: recipe, extensionName: extensionName)
    let erased = ErasedControl(name: descriptor.displayName, makeRecipe: makeRecipe)
    let kind = Kind(
      descriptor: descriptor, preview: erased.preview, evaluate: erased.evaluate,
      perform: { try await erased.perform($1, $0) }, options: optionLister(of: recipe),
      changes: recipe.changes == nil ? nil : erased.changes,
      placedControlsChanged: recipe.placedControlsChanged == nil
        ? nil : erased.placedControlsChanged)
    return (kind, recipe.configurationIntent)
  }
}

extension KindDescriptor {
  @MainActor
  fileprivate init(of recipe: _ControlRecipe, extensionName: String) {
    let name = recipe.displayName.map { String(localized: $0) } ?? ""
    let displayName = [name, extensionName, recipe.kind].first { !$0.isEmpty } ?? ""
    self.init(
      kind: recipe.kind, controlType: recipe.isToggle ? .toggle : .button,
      displayName: displayName,
      description: recipe.description.map { String(localized: $0) } ?? "",
      preview: recipe.galleryPreview(displayName)?.snapshot
        ?? .placeholder(named: displayName, isToggle: recipe.isToggle),
      parameters: recipe.configurationIntent.map { IntentReflection.descriptors(of: $0) } ?? [],
      promptsForConfiguration: recipe.promptsForUserConfiguration,
      isLive: recipe.changes != nil)
  }
}

private func optionLister(
  of recipe: _ControlRecipe
) -> @Sendable (String, String, Configuration) async throws -> [ParameterOption] {
  guard let intent = recipe.configurationIntent else {
    return { name, _, _ in
      throw ControlFailure.invalidConfiguration(
        parameter: name, reason: "the kind has no parameters")
    }
  }
  return { try await options(of: intent, parameter: $0, search: $1, configuration: $2) }
}

private func options<Intent: ControlConfigurationIntent>(
  of intent: Intent.Type, parameter: String, search: String, configuration: Configuration
) async throws -> [ParameterOption] {
  try await IntentOptions.options(
    of: intent, parameter: parameter, search: search, configuration: configuration,
    iconName: SymbolTable.iconName(forSymbol:))
}
