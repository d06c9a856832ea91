internal import Bus

/// Tells when the machine has woken up: logind on the system bus. Without one nothing is told.
@BusActor
final class SleepWatch {
  private var bus: SystemBus?
  private var subscription: Subscription?

  nonisolated init() {}

  /// Calls `resumed` after each sleep from now on.
  func start(_ resumed: @escaping @BusActor () -> Void) async {
    let bus = SystemBus { [weak self] in await self?.watch($0, resumed) }
    self.bus = bus
    try? await bus.start()
  }

  private func watch(_ connection: Connection, _ resumed: @escaping @BusActor () -> Void) async {
    let rule = MatchRule(
      sender: "org.freedesktop.login1", path: "/org/freedesktop/login1",
      interface: "org.freedesktop.login1.Manager", member: "PrepareForSleep")
    subscription = try? await connection.subscribe(rule) { message in
      let isFallingAsleep: Bool? = try? message.read(Bool.self)
      if isFallingAsleep == false { resumed() }
    }
  }
}
