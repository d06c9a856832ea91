/// A widget, or what a bundle makes of a control.
///
/// Widgets draw timelines of views, which no surface of a Linux session shows. They compile, and the
/// extension reports each one as not shown here.
@MainActor @preconcurrency
public protocol Widget {
  /// The type of the configuration.
  associatedtype Body: WidgetConfiguration

  /// Makes the widget.
  @MainActor @preconcurrency init()

  /// What the widget would show.
  @MainActor @preconcurrency var body: Body { get }

  /// Adds the controls and the widgets within to `collection`.
  @MainActor @preconcurrency func _collect(into collection: inout _WidgetCollection)
}

extension Widget {
  /// Adds the widget itself, as one that is not shown.
  public func _collect(into collection: inout _WidgetCollection) {
    collection.widgets.append(Self.self)
  }
}

extension Widget where Body == Never {
  /// A widget of the library has no body.
  public var body: Never {
    preconditionFailure("\(Self.self) has no body")
  }
}
