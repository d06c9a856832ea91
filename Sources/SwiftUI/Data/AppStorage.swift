internal import AppGroups

/// A value in the user's settings, or in an app group's store.
///
/// It reads the store at every use: the extension's runtime takes up what other processes wrote before
/// it evaluates a control. A store of an app group works best as `AppGroupDefaults`, which writes at
/// once; a `UserDefaults` suite is written after the action.
@propertyWrapper
public struct AppStorage<Value> {
  private let get: @Sendable () -> Value
  private let set: @Sendable (Value) -> Void

  /// The value; setting it writes to the store.
  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    Binding(get: get, set: set)
  }

  /// Reads and writes through another form of the value; nil means that the store has none.
  private init<Stored: StoredValue & Sendable>(
    _ key: String, in store: SharedReference, decode: @escaping @Sendable (Stored?) -> Value,
    encode: @escaping @Sendable (Value) -> Stored?
  ) {
    get = { decode(Stored.read(key, from: store.store)) }
    set = { value in
      if let stored = encode(value)?.stored {
        store.store.set(stored, forKey: key)
      } else {
        store.store.removeObject(forKey: key)
      }
    }
  }

  init<Stored: StoredValue & Sendable>(
    _ key: String, _ store: UserDefaults?, decode: @escaping @Sendable (Stored?) -> Value,
    encode: @escaping @Sendable (Value) -> Stored?
  ) {
    let reference = SharedReference(store: store ?? .standard)
    self.init(key, in: reference, decode: decode, encode: encode)
  }

  init<Stored: StoredValue & Sendable>(
    _ key: String, _ store: AppGroupDefaults?, decode: @escaping @Sendable (Stored?) -> Value,
    encode: @escaping @Sendable (Value) -> Stored?
  ) {
    let reference = SharedReference(store: store ?? UserDefaults.standard)
    self.init(key, in: reference, decode: decode, encode: encode)
  }
}

extension AppStorage: Sendable where Value: Sendable {}
