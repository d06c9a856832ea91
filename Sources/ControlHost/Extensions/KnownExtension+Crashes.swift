internal import Bus
internal import ControlModel
internal import ControlProtocol

/// What the failures of calls say about the process.
extension KnownExtension {
  private static let signOfLifeTime = Duration.seconds(1)
  static let unannouncedEnd = "it ended without a word"

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

  private func countCrash(_ call: ExtensionCall, _ error: BusError) {
    if error.isFailedStart { startFailure = error.message }
    if !call.isCounted { countCrash(of: call.process, reason: error.message) }
  }

  /// Notes that the process ended while it was asked or told something about all of its kinds.
  func note(_ error: BusError, of process: ExtensionProcess) {
    if error.isCrash && !process.isLeaving { countCrash(of: process, reason: error.message) }
  }

  /// Counts the crash of a process once, however many calls it ends; nil is a process that could not be
  /// started. That of a build that is run by hand does not count: the host does not start it again, and
  /// the installed program has no part in it.
  func countCrash(of process: ExtensionProcess?, reason: String) {
    guard process?.isCounted != true else { return }
    process?.isCounted = true
    let ended = calls.filter { $0.process === process }
    for call in ended { call.isCounted = true }
    let kinds = Set(ended.map(\.kind))
    let about = kinds.isEmpty ? "" : " while called about " + kinds.sorted().joined(separator: ", ")
    log.warning(
      "crashed\(about): \(reason)",
      HostLog.Subject(kind: kinds.count == 1 ? kinds.first : nil, extensionName: name))
    guard process?.isByHand != true else { return }
    crashes.crashed(kinds: kinds, at: EventLoop.now, reason: reason)
    if let failure = crashes.failure { log.error(failure, subject) }
    delegate?.statusChanged(of: self)
  }
}
