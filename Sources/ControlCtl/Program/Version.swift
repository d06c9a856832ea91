/// The program's version.
enum Version {
  /// The version, as `--version` shows it.
  static let text = "0.1.0"
}
