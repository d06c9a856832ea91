public import Foundation

// A change is in the file when the call returns. Where that fails, the problem is reported, this
// object already answers with the new value, and the next change or synchronize() tries again.
extension AppGroupDefaults {
  /// Sets a key to a value of a property list; nil removes it, and a value that no property list
  /// can hold is reported and changes nothing.
  public func set(_ value: Any?, forKey key: String) {
    guard let value else { return removeObject(forKey: key) }
    if let url = value as? URL { return set(url, forKey: key) }
    guard let converted = PropertyListValue(object: value) else {
      return SharedStore.report(.unsupportedValue(key: key))
    }
    write { $0.change(key, to: converted) }
  }

  /// Sets a key to a whole number.
  public func set(_ value: Int, forKey key: String) {
    write { $0.change(key, to: .integer(Int64(value))) }
  }

  /// Sets a key to a number.
  public func set(_ value: Float, forKey key: String) {
    set(Double(value), forKey: key)
  }

  /// Sets a key to a number.
  public func set(_ value: Double, forKey key: String) {
    write { $0.change(key, to: .real(value)) }
  }

  /// Sets a key to a truth value.
  public func set(_ value: Bool, forKey key: String) {
    write { $0.change(key, to: .boolean(value)) }
  }

  /// Sets a key to a URL: a file's as its path, any other archived, as `UserDefaults` reads them;
  /// nil removes the key.
  public func set(_ url: URL?, forKey key: String) {
    guard let url else { return removeObject(forKey: key) }
    if url.isFileURL {
      return set(url.path(percentEncoded: false), forKey: key)
    }
    let archive = try? NSKeyedArchiver.archivedData(
      withRootObject: url as NSURL, requiringSecureCoding: true)
    guard let archive else { return SharedStore.report(.unsupportedValue(key: key)) }
    set(archive, forKey: key)
  }

  /// Removes a key; a registered default shows again.
  public func removeObject(forKey key: String) {
    write { $0.change(key, to: nil) }
  }

  /// Sets what keys have when nobody has set them; kept in this object alone.
  public func register(defaults: [String: Any]) {
    for (key, object) in defaults {
      guard let value = PropertyListValue(object: object) else {
        SharedStore.report(.unsupportedValue(key: key))
        continue
      }
      write { $0.registered[key] = value }
    }
  }

  /// Writes changes that had to wait; false when they still have to. Without such changes there is
  /// nothing to do: reads are always of the newest values.
  @discardableResult public func synchronize() -> Bool {
    write { _ in }
  }
}
