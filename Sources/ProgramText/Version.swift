/// The version of ControlBus.
package enum Version {
  /// The version, as `--version` and `ControlCenter1.Version` say it.
  package static let text = "0.1.0"
}
