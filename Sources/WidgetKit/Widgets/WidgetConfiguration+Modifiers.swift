// Widgets are not shown here, so these change nothing.
extension WidgetConfiguration {
  /// The widget's name in a gallery.
  public func configurationDisplayName(_ displayName: Text) -> some WidgetConfiguration { self }
  /// The widget's name in a gallery.
  public func configurationDisplayName(
    _ displayNameKey: LocalizedStringKey
  ) -> some WidgetConfiguration { self }
  /// The widget's name in a gallery.
  @_disfavoredOverload
  public func configurationDisplayName(
    _ displayName: LocalizedStringResource
  ) -> some WidgetConfiguration { self }
  /// The widget's name in a gallery.
  @_disfavoredOverload
  public func configurationDisplayName(
    _ displayName: some StringProtocol
  ) -> some WidgetConfiguration { self }

  /// What the widget is for.
  public func description(_ description: Text) -> some WidgetConfiguration { self }
  /// What the widget is for.
  public func description(_ descriptionKey: LocalizedStringKey) -> some WidgetConfiguration { self }
  /// What the widget is for.
  @_disfavoredOverload
  public func description(
    _ description: LocalizedStringResource
  ) -> some WidgetConfiguration { self }
  /// What the widget is for.
  @_disfavoredOverload
  public func description(_ description: some StringProtocol) -> some WidgetConfiguration { self }

  /// The widget's sizes.
  public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration { self }
  /// A widget without margins.
  public func contentMarginsDisabled() -> some WidgetConfiguration { self }
  /// Whether the background may be left out.
  public func containerBackgroundRemovable(
    _ isRemovable: Bool = true
  ) -> some WidgetConfiguration { self }
  /// A widget that asks for its choices when it is added.
  public func promptsForUserConfiguration() -> some WidgetConfiguration { self }
  /// The places where the widget is not wanted.
  public func disfavoredLocations(
    _ locations: [WidgetLocation], for families: [WidgetFamily]
  ) -> some WidgetConfiguration { self }
  /// Called when a download of the app has ended.
  public func onBackgroundURLSessionEvents(
    matching: String, _ urlSessionEvent: @escaping (String, @escaping () -> Void) -> Void
  ) -> some WidgetConfiguration { self }
}
