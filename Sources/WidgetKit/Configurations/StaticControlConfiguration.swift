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
      let lower: @MainActor @Sendable (String) -> _ControlTemplate = { content()._lower(name: $0) }
      recipe.kind = kind
      recipe.isToggle = Content._isToggle
      recipe.galleryPreview = lower
      recipe.preview = { _, name in await lower(name) }
      recipe.ask = { _ in () }
      recipe.lower = { _, name in lower(name) }
      recipe.asksStatelessly = true
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
      let preview: @MainActor @Sendable (String) -> _ControlTemplate = { name in
        content(provider.previewValue)._lower(name: name)
      }
      let question = question(to: provider)
      recipe.kind = kind
      recipe.isToggle = Content._isToggle
      recipe.galleryPreview = preview
      recipe.preview = { _, name in await preview(name) }
      recipe.ask = { _ in try await question.value() }
      recipe.lower = { answer, name in
        (answer as? Handoff<Provider.Value>).map { content($0.value)._lower(name: name) }
      }
      recipe.asksStatelessly = MemoryLayout<Provider>.size == 0
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
