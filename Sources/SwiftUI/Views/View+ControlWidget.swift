nonisolated extension View {
  /// Says what using the control does, as a verb: “Start”.
  ///
  /// Put it on a button's label, or on a toggle's value label. There the closure's argument is the
  /// state that the action leads to, as on iOS: the hint of `valueLabel(true)` is shown while the
  /// toggle is off. An explicit hint wins over the one made of the value's text.
  public func controlWidgetActionHint(_ hint: Text) -> some View {
    ModifiedView(content: self) { $0.actionHint = hint.resolved }
  }

  /// Says what using the control does, as a translated verb.
  public func controlWidgetActionHint(_ hintKey: LocalizedStringKey) -> some View {
    controlWidgetActionHint(Text(hintKey))
  }

  /// Says what using the control does, as a translated verb.
  @_disfavoredOverload
  public func controlWidgetActionHint(_ hint: LocalizedStringResource) -> some View {
    controlWidgetActionHint(Text(hint))
  }

  /// Says what using the control does, as a verb.
  @_disfavoredOverload
  public func controlWidgetActionHint<Content: StringProtocol>(_ hint: Content) -> some View {
    controlWidgetActionHint(Text(hint))
  }

  /// A short text that a surface shows after the state changed or the action ran.
  ///
  /// Put it on a button's label, or on a toggle's value label, whose current state counts.
  public func controlWidgetStatus(_ status: Text) -> some View {
    ModifiedView(content: self) { $0.status = status.resolved }
  }

  /// A short translated text shown after the state changed or the action ran.
  public func controlWidgetStatus(_ statusKey: LocalizedStringKey) -> some View {
    controlWidgetStatus(Text(statusKey))
  }

  /// A short translated text shown after the state changed or the action ran.
  @_disfavoredOverload
  public func controlWidgetStatus(_ status: LocalizedStringResource) -> some View {
    controlWidgetStatus(Text(status))
  }

  /// A short text shown after the state changed or the action ran.
  @_disfavoredOverload
  public func controlWidgetStatus<Content: StringProtocol>(_ status: Content) -> some View {
    controlWidgetStatus(Text(status))
  }

  /// Hides the control's texts while the session is locked; the value stays visible.
  public func privacySensitive(_ sensitive: Bool = true) -> some View {
    ModifiedView(content: self) { content in
      if sensitive { content.isPrivacySensitive = true }
    }
  }
}
