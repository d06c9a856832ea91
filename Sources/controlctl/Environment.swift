internal import Glibc

/// The environment of the process.
enum Environment {
  /// The variables of these names that are set.
  static func read(_ names: [String]) -> [String: String] {
    var values: [String: String] = [:]
    for name in names {
      if let value = getenv(name) { values[name] = String(cString: value) }
    }
    return values
  }
}
