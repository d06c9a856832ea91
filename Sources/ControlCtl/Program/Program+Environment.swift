extension Program {
  /// The environment variables that the program looks at.
  public static let environmentNames = [
    "DBUS_SESSION_BUS_ADDRESS", "NO_COLOR", "SWAYNC_TOGGLE_STATE", "TERM", "XDG_RUNTIME_DIR",
  ]
}
