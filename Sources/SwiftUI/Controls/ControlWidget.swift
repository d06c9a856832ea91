/// One kind of control.
///
/// The extension makes a new value for every evaluation, so nothing that it stores outlives one.
/// A control that is the whole program may be `@main` itself (module WidgetKit).
@MainActor @preconcurrency
public protocol ControlWidget {
  /// The type of the configuration.
  associatedtype Body: ControlWidgetConfiguration

  /// Makes the control.
  @MainActor @preconcurrency init()

  /// What the control shows and does.
  @ControlWidgetConfigurationBuilder @MainActor @preconcurrency var body: Body { get }
}
