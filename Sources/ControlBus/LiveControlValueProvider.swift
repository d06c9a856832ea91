public import WidgetKit

/// A provider that tells by itself when its value changes, which iOS does not have.
///
/// While a control of the kind is placed, the runtime listens, and every element reloads the controls:
/// no app has to ask for it, and no state is ever old. An element says “look again”, not what the value
/// is; elements that come together are answered by one evaluation.
public protocol LiveControlValueProvider: _LiveControlValueProvider {
  /// An element whenever the value may have changed. Called once for each placed configuration, off
  /// the main thread; the stream is dropped when no copy is left.
  func changes() -> AsyncStream<Void>
}
