/// What makes a provider live; authors conform to module ControlBus's `LiveControlValueProvider`.
public protocol _LiveControlValueProvider: ControlValueProvider {
  /// An element whenever the value may have changed.
  func changes() -> AsyncStream<Void>
}

/// What makes a configurable provider live; authors conform to module ControlBus's
/// `LiveAppIntentControlValueProvider`.
public protocol _LiveAppIntentControlValueProvider: AppIntentControlValueProvider {
  /// An element whenever the value for these choices may have changed.
  func changes(configuration: Configuration) -> AsyncStream<Void>
}
