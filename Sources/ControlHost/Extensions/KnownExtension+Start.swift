internal import Bus
internal import ControlModel
internal import ControlProtocol

/// The start of an extension that does not run.
extension KnownExtension {
  /// How long a start is waited for; the bus goes on waiting longer for the service to take its name.
  private static let startTime = Duration.seconds(10)

  /// Has D-Bus start the process, and waits until it owns its name. All calls that come meanwhile wait
  /// for the same start.
  func waitForStart() async throws(BusError) {
    let task = start ?? Task.immediate { @BusActor in await runStart() }
    if start == nil, owner == nil { start = task }
    let failure = await task.value
    if start == task { start = nil }
    if let failure { throw failure }
  }

  private func runStart() async -> BusError? {
    do throws(BusError) {
      try await connection.startService(busName, timeout: Self.startTime)
      return nil
    } catch {
      return error.name == .timedOut ? lateStart() : error
    }
  }

  /// Notes that the process does not take its name: the calls that wait for it were never sent.
  private func lateStart() -> BusError {
    let failure = ControlFailure.notStarted
    startFailure = failure.message
    log.warning(failure.message, subject)
    delegate?.statusChanged(of: self)
    return failure.busError
  }
}
