/// What a bundle lists, in the author's order.
public struct _WidgetCollection {
  package var controls: [any ControlWidget.Type] = []
  package var widgets: [any Widget.Type] = []

  package init() {}

  /// A type that is listed twice, directly and through a nested bundle, is one kind.
  package mutating func add(_ control: any ControlWidget.Type) {
    if !controls.contains(where: { $0 == control }) { controls.append(control) }
  }
}
