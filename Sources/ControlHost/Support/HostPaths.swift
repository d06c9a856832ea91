internal import StoreFiles

/// Where the host finds and keeps its files, by the XDG base directory specification.
public struct HostPaths: Hashable, Sendable {
  /// `$XDG_CONFIG_HOME`, where the app groups' stores lie too.
  public var configurationHome: String
  /// Where the lock and the marks of these stores lie: `app-groups` in `$XDG_RUNTIME_DIR`.
  public var lockFolder: String
  /// The user's arrangement: `controlbus/controls.json` in the configuration home.
  public var controlsFile: String
  /// The arrangement kept for a start with a broken file: `controlbus/arrangement.json` in
  /// `$XDG_STATE_HOME`.
  public var arrangementFile: String
  /// The looks kept for the next start: `controlbus/snapshots.json` in `$XDG_STATE_HOME`.
  public var snapshotsFile: String
  /// Where manifests may lie, most important first: the user's data home, then the system's.
  public var manifestFolders: [String]
  /// Where D-Bus looks for service files, as far as the host can know.
  public var serviceFolders: [String]

  /// Reads the environment; what is unset, or not absolute, has the specification's default.
  public init(environment: [String: String]) {
    func folder(_ name: String, default fallback: String) -> String {
      environment[name].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? fallback
    }
    let home = folder("HOME", default: "/")
    configurationHome = folder("XDG_CONFIG_HOME", default: home + "/.config")
    lockFolder = LockFolder.path(
      runtime: environment["XDG_RUNTIME_DIR"], configuration: configurationHome)
    controlsFile = configurationHome + "/controlbus/controls.json"
    let state = folder("XDG_STATE_HOME", default: home + "/.local/state") + "/controlbus"
    arrangementFile = state + "/arrangement.json"
    snapshotsFile = state + "/snapshots.json"
    let system = (environment["XDG_DATA_DIRS"] ?? "").split(separator: ":").map(String.init)
      .filter { $0.hasPrefix("/") }
    let data =
      [folder("XDG_DATA_HOME", default: home + "/.local/share")]
      + (system.isEmpty ? ["/usr/local/share", "/usr/share"] : system)
    manifestFolders = data.map { $0 + "/controlbus/extensions" }
    serviceFolders =
      (environment["XDG_RUNTIME_DIR"].map { [$0] } ?? []).map { $0 + "/dbus-1/services" }
      + data.map { $0 + "/dbus-1/services" }
  }
}
