/// Tells the value that a control shows.
///
/// Not isolated: ``currentValue()`` runs off the main thread, so it may block or wait. A throw means
/// “cannot tell now”: the last value stays and is marked stale, and the host asks again.
public protocol ControlValueProvider {
  /// What the control shows; any type, sendable or not.
  associatedtype Value

  /// A canned value for the gallery, quick and without side effects.
  var previewValue: Value { get }

  /// The value now.
  func currentValue() async throws -> Value
}

/// Another name of ``ControlValueProvider``.
public typealias StaticControlValueProvider = ControlValueProvider
