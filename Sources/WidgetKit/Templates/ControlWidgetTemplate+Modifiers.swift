extension ControlWidgetTemplate {
  /// The colour of a toggle that is on, or of a button that runs.
  ///
  /// Surfaces get it as `#rrggbb`; nil and `Color.accentColor` leave the surface its own colour.
  @MainActor @preconcurrency
  public func tint(_ tint: Color?) -> some ControlWidgetTemplate {
    ModifiedControlTemplate(base: self) { $0.snapshot.tint = tint?.hexadecimal ?? "" }
  }

  /// Dims the control and refuses its action.
  ///
  /// Unlike on iOS an old “disabled” never refuses an action: the host looks again first.
  @MainActor @preconcurrency
  public func disabled(_ disabled: Bool) -> some ControlWidgetTemplate {
    ModifiedControlTemplate(base: self) { template in
      if disabled { template.snapshot.isEnabled = false }
    }
  }

  /// Hides texts *and* value while the session is locked.
  @MainActor @preconcurrency
  public func privacySensitive(_ sensitive: Bool = true) -> some ControlWidgetTemplate {
    ModifiedControlTemplate(base: self) { template in
      if sensitive { template.snapshot.isPrivacySensitive = true }
    }
  }
}
