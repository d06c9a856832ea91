internal import Bus
internal import ControlModel
internal import ControlProtocol

/// Calls to an extension. One that does not run is started first, and the call is sent only when it is
/// there: the bus would keep the call, and deliver it long after it was given up.
///
/// The deadlines of evaluations and actions are the control's own; those here are longer and only
/// end calls that nobody waits for any more, so that others get their turn.
extension KnownExtension {
  private static let evaluationTime = Duration.seconds(6)
  private static let actionTime = Duration.seconds(135)
  private static let galleryTime = Duration.seconds(20)

  /// `Evaluate` for a placed control.
  func evaluate(
    _ control: PlacedControl, begins: @escaping @BusActor () -> Bool
  ) async -> Result<Snapshot, ControlFailure> {
    let call = ExtensionCall(kind: control.kind, control: control.id, begins: begins)
    return await run(call, timeout: Self.evaluationTime) { (proxy, timeout) throws(BusError) in
      try await proxy.evaluate(
        kind: control.kind, configuration: control.configuration,
        known: call.process?.look(of: control.id), timeout: timeout)
    }.taking { (snapshot) throws(ControlFailure) in try snapshot.taken() }
  }

  /// `Perform` for a placed control.
  func perform(
    _ action: ControlAction, of control: PlacedControl, begins: @escaping @BusActor () -> Bool
  ) async -> Result<ActionResult, ControlFailure> {
    let call = ExtensionCall(
      kind: control.kind, control: control.id, isAction: true, begins: begins)
    return await run(call, timeout: Self.actionTime) { (proxy, timeout) throws(BusError) in
      try await proxy.perform(
        kind: control.kind, configuration: control.configuration, action: action,
        known: call.process?.look(of: control.id), timeout: timeout)
    }.taking { (result) throws(ControlFailure) in
      ActionResult(
        snapshot: try result.snapshot?.taken(),
        dialog: result.dialog.prefix(bytes: HostLimits.failure).singleLine)
    }
  }

  /// `Preview` of a kind.
  func preview(kind: String, _ configuration: Configuration) async -> Result<
    Snapshot, ControlFailure
  > {
    await run(ExtensionCall(kind: kind), timeout: Self.galleryTime) {
      (proxy, timeout) throws(BusError) in
      try await proxy.preview(kind: kind, configuration: configuration, timeout: timeout)
    }.taking { (snapshot) throws(ControlFailure) in try snapshot.taken() }
  }

  /// `Options` for a parameter of a kind.
  func options(
    kind: String, parameter: String, search: String, _ configuration: Configuration
  ) async -> Result<[ParameterOption], ControlFailure> {
    await run(ExtensionCall(kind: kind), timeout: Self.galleryTime) {
      (proxy, timeout) throws(BusError) in
      try await proxy.options(
        kind: kind, parameter: parameter, search: search, configuration: configuration,
        timeout: timeout)
    }
  }

  /// Somebody asks for a control of this kind: what was given up is tried again, for every control
  /// that shows it, after what was asked for.
  func asked(kind: String) {
    guard refusal(of: kind) != nil else { return }
    let kinds = crashes.failure == nil ? [kind] : nil
    crashes.asked(kind: kind)
    delegate?.statusChanged(of: self)
    Task { @BusActor in delegate?.contentChanged(kinds: kinds, of: self) }
  }

  /// Runs a call as soon as it may run: a suspect kind alone, and no more than the limit at once.
  private func run<Value: Sendable>(
    _ call: ExtensionCall, timeout: Duration,
    _ body: @BusActor (ExtensionProxy, Duration) async throws(BusError) -> Value
  ) async -> Result<Value, ControlFailure> {
    if let refusal = refusal(of: call.kind) { return .failure(refusal) }
    guard crashes.isSuspect(call.kind) else { return await runNow(call, timeout: timeout, body) }
    await suspectSlot.acquire()
    defer { suspectSlot.release() }
    if let refusal = refusal(of: call.kind) { return .failure(refusal) }
    return await runNow(call, timeout: timeout, body)
  }

  private func runNow<Value: Sendable>(
    _ call: ExtensionCall, timeout: Duration,
    _ body: @BusActor (ExtensionProxy, Duration) async throws(BusError) -> Value
  ) async -> Result<Value, ControlFailure> {
    await slots.acquire()
    await waitForDeparture()
    calls.append(call)
    defer {
      end(call)
      slots.release()
    }
    do throws(BusError) {
      let value = try await send(call, timeout: timeout, body)
      crashes.answered(kind: call.kind)
      return .success(value)
    } catch {
      return .failure(error.isOverdue ? .timedOut : await failed(call, error))
    }
  }

  /// Sends a call to the extension that runs, or that is started for it. An owner that left in the
  /// meantime has not seen the call, and one that is leaving may not begin it: it goes to the next one,
  /// but not before that control's calls have ended which the old one has begun.
  private func send<Value: Sendable>(
    _ call: ExtensionCall, timeout: Duration,
    _ body: @BusActor (ExtensionProxy, Duration) async throws(BusError) -> Value
  ) async throws(BusError) -> Value {
    var missed = MissedCall()
    if owner == nil { await waitForOwner() }
    while true {
      if owner == nil { try await waitForStart() }
      guard call.begins() else { throw .timedOut("Nobody waits for the call any more") }
      let channel = channel(for: call.control)
      call.channel = channel
      call.process = process
      if case .line(let line) = channel { line.began() }
      do throws(BusError) {
        let value = try await body(proxy(channel), timeout)
        call.process?.hasAnswered = true
        return value
      } catch  where error.isAbsentOwner || error.name == .leaving {
        giveBackChannel(of: call)
        guard try await missed.mayTryAgain() else { throw lateStart() }
        if let refusal = refusal(of: call.kind) { throw refusal.busError }
      }
    }
  }

  private func giveBackChannel(of call: ExtensionCall) {
    if case .line(let line) = call.channel { line.ended() }
    call.channel = nil
    call.process = nil
  }

  private func end(_ call: ExtensionCall) {
    calls.removeAll { $0 === call }
    giveBackChannel(of: call)
    delegate?.ended(call, to: self)
  }

  private func refusal(of kind: String) -> ControlFailure? {
    if let failure = crashes.failure { return .unavailable("\(name) \(failure)") }
    guard crashes.isSetAside(kind) else { return nil }
    return .unavailable("“\(kind)” makes \(name) crash and is left alone")
  }
}

extension Result where Failure == ControlFailure {
  /// The result with its value taken over, or why it cannot be.
  fileprivate func taking(
    _ take: (Success) throws(ControlFailure) -> Success
  ) -> Result<Success, ControlFailure> {
    flatMap { value in
      do throws(ControlFailure) { return .success(try take(value)) } catch {
        return .failure(error)
      }
    }
  }
}
