internal import CSystemd
internal import Glibc

/// The path of an object, for example `/org/example/Object`.
public struct ObjectPath: ValidatedName {
  /// The text.
  public let rawValue: String

  /// Takes text that is known to be valid.
  public init(unchecked rawValue: String) { self.rawValue = rawValue }

  /// Whether the text obeys the grammar. `sd_bus_object_path_is_valid`.
  public static func isValid(_ text: String) -> Bool {
    isValid(text, by: sd_bus_object_path_is_valid)
  }

  /// The path of the child of `prefix` that stands for any text, escaped reversibly.
  /// `sd_bus_path_encode`. Text after a NUL is left out.
  public init(prefix: ObjectPath, encoding label: String) {
    var encoded: UnsafeMutablePointer<CChar>?
    let result = sd_bus_path_encode(prefix.rawValue, label, &encoded)
    guard result >= 0, let encoded else { fatalError("No memory for a path") }
    defer { free(encoded) }
    rawValue = String(cString: encoded)
  }

  /// The text that ``init(prefix:encoding:)`` was given; nil for other paths.
  /// `sd_bus_path_decode`.
  public func decodedLabel(under prefix: ObjectPath) -> String? {
    var decoded: UnsafeMutablePointer<CChar>?
    guard sd_bus_path_decode(rawValue, prefix.rawValue, &decoded) > 0, let decoded else {
      return nil
    }
    defer { free(decoded) }
    return String(cString: decoded)
  }

  /// The path of a child. The element must consist of letters, digits and underscores, and traps
  /// otherwise; use ``init(prefix:encoding:)`` for any other text.
  public func appending(_ element: String) -> ObjectPath {
    let path = rawValue == "/" ? "/\(element)" : "\(rawValue)/\(element)"
    precondition(!element.contains("/") && Self.isValid(path), "Bad path element: \(element)")
    return ObjectPath(unchecked: path)
  }
}
