/// Tells the value that a configurable control shows, for the choices of one placed copy.
///
/// As on iOS, a required parameter that the user has not set must not be read. Here neither method is
/// called before it is set; in the gallery it has a neutral value.
public protocol AppIntentControlValueProvider {
  /// What the control shows; any type, sendable or not.
  associatedtype Value
  /// The intent that holds the user's choices.
  associatedtype Configuration: ControlConfigurationIntent

  /// A canned value for the gallery, quick and without side effects.
  func previewValue(configuration: Configuration) -> Value

  /// The value now.
  func currentValue(configuration: Configuration) async throws -> Value
}
