public import Bus

extension BusError {
  /// Whether the error says that the service does not run and could not be started, or that the bus
  /// is gone: nothing was asked, and nothing happened.
  public var isServiceMissing: Bool {
    let standard = "org.freedesktop.DBus.Error."
    guard name.rawValue.hasPrefix(standard) else { return false }
    let fault = name.rawValue.dropFirst(standard.count)
    return fault.hasPrefix("Spawn.")
      || ["ServiceUnknown", "NameHasNoOwner", "Disconnected", "NoServer"].contains(fault)
  }
}
