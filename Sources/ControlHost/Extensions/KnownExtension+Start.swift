internal import Bus

/// The start of an extension that does not run.
extension KnownExtension {
  /// How long a start is waited for: longer than a bus gives a service to take its name.
  private static let startTime = Duration.seconds(130)

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
      return error
    }
  }
}
