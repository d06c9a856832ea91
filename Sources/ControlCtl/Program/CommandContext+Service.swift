internal import Bus
internal import ControlProtocol

extension CommandContext {
  /// Everything that the service shows.
  ///
  /// - Parameter activating: whether the bus may start the service.
  func controlCenter(activating: Bool = true) async throws(CommandFailure) -> ControlCenterClient {
    let client = ControlCenterClient(connection: try connection())
    try await call { () throws(BusError) in try await client.start(activating: activating) }
    return client
  }

  /// The control that the first operand names, which the command is about from now on.
  func control(in controls: [ControlObject]) throws(CommandFailure) -> ControlObject {
    let control = try NameFinder(controls).item(named: arguments.requiredOperand(0))
    subject = control
    return control
  }

  /// Makes a call to the service.
  ///
  /// - Parameter provider: the extension that has to answer it in the end; nil where the service
  ///   does so by itself.
  @discardableResult
  func call<Result>(
    awaiting provider: String? = nil, _ call: () async throws(BusError) -> Result
  ) async throws(CommandFailure) -> Result {
    self.provider = provider.flatMap { $0.isEmpty ? nil : $0 }
    defer { self.provider = nil }
    let begin = ContinuousClock.now
    do { return try await call() } catch {
      throw failure(error, after: (ContinuousClock.now - begin).components.seconds)
    }
  }

  /// The service gives an extension up by limits of its own, which its error does not tell.
  private func failure(_ error: BusError, after seconds: Int64) -> CommandFailure {
    if error.name == .timedOut, provider != nil, seconds > 0 {
      return .timedOut(.seconds(seconds), awaited)
    }
    return .service(error, title: subject?.title)
  }
}
