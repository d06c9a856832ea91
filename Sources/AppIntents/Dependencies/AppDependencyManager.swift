internal import Synchronization

/// Holds the objects that intents use.
public final class AppDependencyManager: Sendable {
  private enum Entry: Sendable {
    case made(any Sendable)
    case unmade(@Sendable () -> any Sendable)
  }

  /// The manager that every dependency uses unless it names another.
  public static let shared = AppDependencyManager()

  private let entries = Mutex<[String: Entry]>([:])

  /// Makes a manager of its own.
  public init() {}

  /// Adds an object that is made when it is first used.
  @_disfavoredOverload
  public func add<Dependency: Sendable>(
    key: AnyHashable? = nil, dependency: @escaping @autoclosure @Sendable () -> Dependency
  ) {
    set(.unmade(dependency), named: Self.name(of: Dependency.self, key: key))
  }

  /// Adds an object that a closure makes when it is first used.
  public func add<Dependency: Sendable>(
    key: AnyHashable? = nil, dependency: @escaping @Sendable () -> Dependency
  ) {
    set(.unmade(dependency), named: Self.name(of: Dependency.self, key: key))
  }

  /// Adds an object that an asynchronous closure makes now; it is there once the closure has ended.
  public func add<Dependency: Sendable>(
    key: AnyHashable? = nil, dependency: @escaping @Sendable () async -> Dependency
  ) {
    let name = Self.name(of: Dependency.self, key: key)
    Task { set(.made(await dependency()), named: name) }
  }

  static func name(of type: Any.Type, key: AnyHashable?) -> String {
    let name = String(reflecting: type)
    return key.map { "\(name) \($0)" } ?? name
  }

  /// The object; made outside of the lock, since making it may use other objects. Of two that are made
  /// at one time the first stays.
  func value<Value>(named name: String, as type: Value.Type) -> Value? {
    switch entries.withLock({ $0[name] }) {
    case .made(let value): return value as? Value
    case .unmade(let make): return keep(make(), named: name) as? Value
    case nil: return nil
    }
  }

  private func set(_ entry: Entry, named name: String) {
    entries.withLock { $0[name] = entry }
  }

  private func keep(_ value: any Sendable, named name: String) -> any Sendable {
    entries.withLock { entries in
      if case .made(let first) = entries[name] { return first }
      entries[name] = .made(value)
      return value
    }
  }
}
