public import Bus

extension BusError {
  /// Whether the error says that the service does not run and could not be started, or that the bus
  /// is gone: nothing was asked, and nothing happened.
  public var isServiceMissing: Bool {
    switch name {
    case .serviceUnknown, .nameHasNoOwner, .disconnected, "org.freedesktop.DBus.Error.NoServer":
      true
    default: isFailedSpawn
    }
  }
}
