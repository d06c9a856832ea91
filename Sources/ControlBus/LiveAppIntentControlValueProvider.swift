public import WidgetKit

/// A configurable provider that tells by itself when its value changes, which iOS does not have.
///
/// See ``LiveControlValueProvider``.
public protocol LiveAppIntentControlValueProvider: _LiveAppIntentControlValueProvider {
  /// An element whenever the value for these choices may have changed. Called once for each placed
  /// configuration, off the main thread; the stream is dropped when no copy is left.
  func changes(configuration: Configuration) -> AsyncStream<Void>
}
