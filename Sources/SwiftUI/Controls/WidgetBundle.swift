/// A list of controls and widgets; usually the program itself, marked `@main` (module WidgetKit).
@MainActor @preconcurrency
public protocol WidgetBundle {
  /// The type of the list.
  associatedtype Body: Widget

  /// Makes the bundle.
  @MainActor @preconcurrency init()

  /// The controls and widgets; their order is that of the gallery.
  @WidgetBundleBuilder @MainActor @preconcurrency var body: Body { get }
}
