internal import Bus

/// Tells when the machine has woken up: logind on the system bus. Without one nothing is told.
@BusActor
final class SleepWatch {
  private var connection: Connection?
  private var subscription: Subscription?

  nonisolated init() {}

  /// Calls `resumed` after each sleep from now on.
  func start(_ resumed: @escaping @BusActor () -> Void) async {
    do throws(BusError) {
      let connection = try Connection.system()
      self.connection = connection
      let rule = MatchRule(
        sender: "org.freedesktop.login1", path: "/org/freedesktop/login1",
        interface: "org.freedesktop.login1.Manager", member: "PrepareForSleep")
      subscription = try await connection.subscribe(rule) { message in
        let isFallingAsleep: Bool? = try? message.read(Bool.self)
        if isFallingAsleep == false { resumed() }
      }
    } catch {
      connection = nil
    }
  }
}
