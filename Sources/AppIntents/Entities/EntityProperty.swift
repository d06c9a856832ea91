internal import Synchronization

/// A property of an entity that the user may see and shortcuts may use.
///
/// A class, as on iOS: copies of an entity share their properties.
@propertyWrapper
public final class EntityProperty<Value: _IntentValue>: Sendable {
  /// The property's name; nil without one.
  public let title: LocalizedStringResource?
  private let stored: Mutex<Value?>

  /// A property without a name.
  public init() {
    title = nil
    stored = Mutex(nil)
  }

  /// A property with a name.
  public init(title: LocalizedStringResource) {
    self.title = title
    stored = Mutex(nil)
  }

  /// A property with a name and a key in the search index, which Linux does not have.
  public init(title: LocalizedStringResource, identifier: String) {
    self.title = title
    stored = Mutex(nil)
  }

  /// A property that is known by an identifier.
  public init(identifier: String) {
    title = nil
    stored = Mutex(nil)
  }

  /// The value. Reading a property that was never set traps, unless it is optional.
  public var wrappedValue: Value {
    get {
      guard let value = stored.withLock({ $0 }) ?? Value._unset else {
        preconditionFailure("A property was read before it was set.")
      }
      return value
    }
    set { stored.withLock { $0 = newValue } }
  }

  /// The property itself.
  public var projectedValue: EntityProperty<Value> { self }
}
