internal import CSystemd

/// The service manager that started this process.
public enum ServiceManager {
  /// Tells the manager of this service's state, for example `READY=1`, `STOPPING=1` or
  /// `STATUS=…`, lines apart. `sd_notify`.
  ///
  /// - Returns: whether the message was sent; false without a manager that listens.
  @discardableResult public static func notify(_ state: String) -> Bool {
    sd_notify(0, state) > 0
  }
}
