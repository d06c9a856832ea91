internal import Bus
internal import ControlModel
internal import ControlProtocol

/// What the failures of calls say about the process.
extension KnownExtension {
  private static let signOfLifeTime = Duration.seconds(1)

  /// Tells a crash from an answer, and both from an extension that is not there.
  func failed(_ call: ExtensionCall, _ error: BusError) async -> ControlFailure {
    if error.isCrash {
      await tellCrash(call, error)
    } else if error.isMissingService {
      startFailure = error.message
      delegate?.statusChanged(of: self)
    } else if call.isSent {
      crashes.answered(kind: call.kind)
    }
    var short = error
    short.message = error.message.prefix(bytes: HostLimits.failure).singleLine
    return ControlFailure(short)
  }

  /// Counts a crash, unless the end of the line alone ended the call: a process that stays may have
  /// closed it, and then nothing is known of the call.
  private func tellCrash(_ call: ExtensionCall, _ error: BusError) async {
    if case .line(let line) = call.channel, await isAlive(line.owner) {
      log.warning("closed its line before the answer about \(call.kind)", subject)
    } else {
      countCrash(call, error)
    }
  }

  /// Whether a process answers over the bus. The bus may learn later than the host that one is gone, so
  /// that its owners do not tell; a call to the process itself fails once the bus knows.
  private func isAlive(_ process: BusName) async -> Bool {
    let ping = MemberAddress(
      destination: process, path: .extensionObject, interface: .peer, member: "Ping")
    do throws(BusError) {
      try await connection.call(ping, timeout: Self.signOfLifeTime, autoStart: false)
      return true
    } catch {
      return !error.isCrash && !error.isAbsentOwner
    }
  }

  /// Counts a crash once, however many calls it ends, also those that were sent before it was known.
  private func countCrash(_ call: ExtensionCall, _ error: BusError) {
    if error.isFailedStart { startFailure = error.message }
    guard !call.isCounted, call.process == nil || call.process != crashedProcess else { return }
    crashedProcess = call.process
    for call in calls { call.isCounted = true }
    let kinds = Set(calls.map(\.kind))
    crashes.crashed(kinds: kinds, at: EventLoop.now, reason: error.message)
    log.warning(
      "crashed while called about \(kinds.sorted().joined(separator: ", ")): \(error.message)",
      HostLog.Subject(kind: kinds.count == 1 ? kinds.first : nil, extensionName: name))
    if let failure = crashes.failure { log.error(failure, subject) }
    delegate?.statusChanged(of: self)
  }
}
