extension ControlWidgetConfiguration {
  /// The control's name in the gallery; without one it is the extension's.
  @MainActor @preconcurrency
  public func displayName(_ displayName: LocalizedStringResource) -> some ControlWidgetConfiguration
  {
    ModifiedControlConfiguration(base: self) { $0.displayName = displayName }
  }

  /// What the control is for, shown in the gallery.
  @MainActor @preconcurrency
  public func description(_ description: LocalizedStringResource) -> some ControlWidgetConfiguration
  {
    ModifiedControlConfiguration(base: self) { $0.description = description }
  }

  /// Asks a panel to open the form for the choices as soon as the user adds the control.
  @MainActor @preconcurrency
  public func promptsForUserConfiguration() -> some ControlWidgetConfiguration {
    ModifiedControlConfiguration(base: self) { $0.promptsForUserConfiguration = true }
  }

  /// Tells a type of the author's which copies of the kind are placed, at every change.
  ///
  /// There is no push service on a desktop, so the copies have no token.
  @MainActor @preconcurrency
  public func pushHandler(_ pushHandler: any ControlPushHandler.Type)
    -> some ControlWidgetConfiguration
  {
    let handler = Handoff(value: pushHandler)
    return ModifiedControlConfiguration(base: self) { recipe in
      recipe.placedControlsChanged = { placed in
        handler.value.init().pushTokensDidChange(controls: placed.map { ControlInfo($0) })
      }
    }
  }
}
