/// An object of the app's own that an intent, a query or an options provider uses.
///
/// It must have been added to the manager when the program started; reading one that was not traps, and
/// the message names the type.
@propertyWrapper
public struct AppDependency<Value>: Sendable {
  private let key: String
  private let manager: AppDependencyManager

  /// The object of this type.
  public init(key: AnyHashable? = nil, manager: AppDependencyManager = .shared) {
    self.key = AppDependencyManager.name(of: Value.self, key: key)
    self.manager = manager
    fallback = nil
  }

  /// The object of this type, else the given one.
  public init(
    key: AnyHashable? = nil, manager: AppDependencyManager = .shared,
    default: @escaping @autoclosure @Sendable () -> Value
  ) {
    self.key = AppDependencyManager.name(of: Value.self, key: key)
    self.manager = manager
    fallback = `default`
  }

  private let fallback: (@Sendable () -> Value)?

  /// The object.
  public var wrappedValue: Value {
    if let value = manager.value(named: key, as: Value.self) ?? fallback?() { return value }
    preconditionFailure("No dependency of the type \(Value.self) was added.")
  }
}

extension _SupportsAppDependencies {
  /// An object of the app's own: `@Dependency var store: Store`.
  public typealias Dependency = AppDependency
}
