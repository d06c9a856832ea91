/// A key of the author's own into ``EnvironmentValues``.
public protocol EnvironmentKey {
  /// What is kept under the key.
  associatedtype Value
  /// The value while nobody has set one.
  static var defaultValue: Value { get }
}
