public import Foundation

// Each method converts as its namesake of UserDefaults does on Apple's systems.
extension AppGroupDefaults {
  /// The value of a key: a string, `Data`, `Date`, array, dictionary, or a number that `as? Int`,
  /// `as? Double` and `as? Bool` convert.
  public func object(forKey key: String) -> Any? { value(key)?.object }

  /// The text of a key; numbers become text.
  public func string(forKey key: String) -> String? { value(key)?.stringValue }

  /// The truth value of a key: a number that is not 0, or a text such as `true`, `YES` or `1`.
  public func bool(forKey key: String) -> Bool { value(key)?.boolValue ?? false }

  /// The whole number of a key; 0 when there is none.
  public func integer(forKey key: String) -> Int { value(key)?.integerValue ?? 0 }

  /// The number of a key; 0 when there is none.
  public func double(forKey key: String) -> Double { value(key)?.doubleValue ?? 0 }

  /// The number of a key; 0 when there is none.
  public func float(forKey key: String) -> Float { Float(double(forKey: key)) }

  /// The bytes of a key.
  public func data(forKey key: String) -> Data? { object(forKey: key) as? Data }

  /// The array of a key.
  public func array(forKey key: String) -> [Any]? { object(forKey: key) as? [Any] }

  /// The texts of a key; nil when one of the array's values is neither text nor number.
  public func stringArray(forKey key: String) -> [String]? {
    guard case .array(let values) = value(key) else { return nil }
    let texts = values.compactMap(\.stringValue)
    return texts.count == values.count ? texts : nil
  }

  /// The dictionary of a key.
  public func dictionary(forKey key: String) -> [String: Any]? {
    object(forKey: key) as? [String: Any]
  }

  /// The URL of a key: an archived one, a text with a scheme, else a text as a file's path.
  public func url(forKey key: String) -> URL? {
    switch value(key) {
    case .data(let data):
      return (try? NSKeyedUnarchiver.unarchivedObject(ofClass: NSURL.self, from: data)) as URL?
    case .string(let text):
      if let url = URL(string: text), url.scheme != nil { return url }
      return URL(filePath: NSString(string: text).expandingTildeInPath)
    default: return nil
    }
  }

  /// Every key with its value, the registered defaults included.
  public func dictionaryRepresentation() -> [String: Any] {
    read { $0.registered.merging($0.values) { _, set in set } }.mapValues(\.object)
  }

  private func value(_ key: String) -> PropertyListValue? {
    read { $0.value(key) }
  }
}
