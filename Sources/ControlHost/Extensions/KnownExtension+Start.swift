internal import Bus
internal import ControlModel
internal import ControlProtocol

/// The start of an extension that does not run.
extension KnownExtension {
  /// How long a start is waited for: longer than a bus gives a service to take its name.
  private static let startTime = Duration.seconds(130)
  /// After so long a start is told to have failed, though it may still come to its end.
  static let usualStartTime = Duration.seconds(10)

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
    let timer = try? EventLoop.shared.timer(after: Self.usualStartTime) { [weak self] in
      _ = self?.lateStart()
    }
    defer { timer?.cancel() }
    do throws(BusError) {
      try await connection.startService(busName, timeout: Self.startTime)
      startTold(isActivatable: true)
      return nil
    } catch {
      if error.isMissingService { startTold(isActivatable: false) }
      return error.name == .timedOut ? lateStart() : error
    }
  }

  /// Not every bus tells that it has found a service file, or has lost one; a start shows it.
  private func startTold(isActivatable told: Bool) {
    if told != isActivatable { delegate?.activatabilityDoubted(of: self) }
  }

  /// Notes that the process does not take its name, or does not keep it. It may do so yet, so the calls
  /// that wait for it go on waiting, each as long as its control does.
  func lateStart() -> BusError {
    startFailure = ControlFailure.notStarted.message
    log.warning(ControlFailure.notStarted.message, subject)
    delegate?.statusChanged(of: self)
    return ControlFailure.notStarted.busError
  }
}
