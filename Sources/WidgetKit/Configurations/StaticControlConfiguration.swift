/// A control without choices of the user.
@MainActor @preconcurrency
public struct StaticControlConfiguration<Content: ControlWidgetTemplate>: Sendable {
  private let write: @MainActor @Sendable (inout _ControlRecipe) -> Void

  /// A control that needs no value, or finds it in `content`.
  ///
  /// - Parameters:
  ///   - kind: the control's persistent name, unique among the user's controls, 1 to 255 bytes,
  ///     reverse-DNS by custom. The user's copies are kept by it.
  ///   - content: the toggle or button.
  public init(kind: String, @ControlWidgetTemplateBuilder content: @escaping () -> Content) {
    write = { recipe in
      recipe.kind = kind
      recipe.isToggle = Content._isToggle
      recipe.galleryPreview = { name in content()._lower(name: name) }
      recipe.preview = { _, name in content()._lower(name: name) }
      recipe.current = { _, name in content()._lower(name: name) }
    }
  }

  /// A control that shows the value of a provider.
  ///
  /// - Parameters:
  ///   - kind: the control's persistent name, as above.
  ///   - provider: tells the value.
  ///   - content: the toggle or button for a value.
  public init<Provider: ControlValueProvider>(
    kind: String, provider: Provider,
    @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
  ) {
    write = { recipe in
      recipe.kind = kind
      recipe.isToggle = Content._isToggle
      recipe.galleryPreview = { name in content(provider.previewValue)._lower(name: name) }
      recipe.preview = { _, name in content(provider.previewValue)._lower(name: name) }
      recipe.current = { _, name in
        let value = try await currentValue(of: Handoff(value: provider)).value
        return content(value)._lower(name: name)
      }
      if let live = provider as? any _LiveControlValueProvider {
        let live = Handoff(value: live)
        recipe.changes = { _ in live.value.changes() }
      }
    }
  }
}

extension StaticControlConfiguration: ControlWidgetConfiguration {
  /// A configuration of the library has no body.
  public typealias Body = Never

  /// Writes the configuration.
  public func _write(to recipe: inout _ControlRecipe) {
    write(&recipe)
  }
}
