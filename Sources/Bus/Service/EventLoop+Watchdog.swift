internal import CSystemd

extension EventLoop {
  /// Feeds the service manager's watchdog from the loop, if the unit has `WatchdogSec=`.
  /// `sd_event_set_watchdog`. It is a timer: the loop wakes a few times in each interval.
  ///
  /// - Returns: whether the unit has a watchdog.
  @BusActor @discardableResult public func enableWatchdog() throws(BusError) -> Bool {
    try check(sd_event_set_watchdog(handle(), 1)) > 0
  }
}
