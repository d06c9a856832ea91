/// The choices that a user makes for one copy of a widget. Widgets are not shown on Linux; one type may
/// serve a widget and a control.
public protocol WidgetConfigurationIntent: _ConfigurationIntent {}
