extension EnvironmentValues {
  /// The smallest size: no widget is shown here.
  public var widgetFamily: WidgetFamily {
    get { .systemSmall }
    set {}
  }
  /// In its own colours.
  public var widgetRenderingMode: WidgetRenderingMode {
    get { .fullColor }
    set {}
  }
  /// True.
  public var showsWidgetContainerBackground: Bool { true }
  /// True.
  public var showsWidgetLabel: Bool { true }
  /// None.
  public var widgetContentMargins: EdgeInsets { EdgeInsets() }
}
