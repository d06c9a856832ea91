/// A value that an ``AppStorage`` keeps, with its form in the store.
protocol StoredValue {
  /// The value under a key; nil when there is none, or one of another type.
  static func read(_ key: String, from store: any KeyValueStore) -> Self?
  /// What is put into the store.
  var stored: Any { get }
}

extension StoredValue {
  var stored: Any { self }
}

// `object(forKey:) as? Int` is nil for a Bool on Linux, so numbers are read through their own methods.
extension Bool: StoredValue {
  static func read(_ key: String, from store: any KeyValueStore) -> Bool? {
    store.object(forKey: key) == nil ? nil : store.bool(forKey: key)
  }
}

extension Int: StoredValue {
  static func read(_ key: String, from store: any KeyValueStore) -> Int? {
    store.object(forKey: key) == nil ? nil : store.integer(forKey: key)
  }
}

extension Double: StoredValue {
  static func read(_ key: String, from store: any KeyValueStore) -> Double? {
    store.object(forKey: key) == nil ? nil : store.double(forKey: key)
  }
}

extension String: StoredValue {
  static func read(_ key: String, from store: any KeyValueStore) -> String? {
    store.string(forKey: key)
  }
}

extension Data: StoredValue {
  static func read(_ key: String, from store: any KeyValueStore) -> Data? {
    store.data(forKey: key)
  }
}

extension Date: StoredValue {
  static func read(_ key: String, from store: any KeyValueStore) -> Date? {
    store.object(forKey: key) as? Date
  }
}

extension URL: StoredValue {
  static func read(_ key: String, from store: any KeyValueStore) -> URL? {
    store.string(forKey: key).flatMap { URL(string: $0) }
  }

  // As text: Foundation's own form of a URL is an empty string on Linux.
  var stored: Any { absoluteString }
}
