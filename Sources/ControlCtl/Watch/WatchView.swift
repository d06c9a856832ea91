internal import Bus
internal import ControlProtocol

/// One way to write down what is watched.
@BusActor protocol WatchView: AnyObject {
  /// Called after each change of what the service shows.
  func update(_ change: ControlCenterChange)
}
