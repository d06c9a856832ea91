import Bus

/// The answer of a portal to one request, which comes as a signal of the request's object.
@BusActor final class PortalResponse {
  /// What a portal answers.
  enum Outcome: Hashable {
    /// The request was carried out, or the user dismissed it, or they are still being asked.
    case settled
    /// The portal could not carry the request out.
    case failed
  }

  private var subscription: Subscription?
  private var outcome: Outcome?
  private var waiter: CheckedContinuation<Outcome, Never>?

  /// Listens for the answer to the request with this token, to be made after this returns.
  init(connection: Connection, token: String) async throws(BusError) {
    let sender = (connection.uniqueName?.rawValue ?? "").dropFirst().replacing(".", with: "_")
    guard let path = ObjectPath("/org/freedesktop/portal/desktop/request/\(sender)/\(token)") else {
      throw .failed("the connection has no unique name")
    }
    let rule = MatchRule(
      path: path, interface: "org.freedesktop.portal.Request", member: "Response")
    subscription = try await connection.subscribe(rule) { [weak self] message in
      guard let (code, _) = try? message.read(UInt32.self, [String: Variant].self) else { return }
      self?.settle(code < 2 ? .settled : .failed)
    }
  }

  /// Waits for the answer.
  func wait(atMost limit: Duration) async -> Outcome {
    if let outcome { return outcome }
    let timer = try? EventLoop.shared.timer(after: limit) { [weak self] in self?.settle(.settled) }
    defer { timer?.cancel() }
    return await withCheckedContinuation { waiter = $0 }
  }

  private func settle(_ outcome: Outcome) {
    guard self.outcome == nil else { return }
    self.outcome = outcome
    waiter?.resume(returning: outcome)
    waiter = nil
  }
}
