internal import Bus
internal import ControlModel

/// The method calls that have not been answered yet, and how many there may be.
@BusActor
final class HeldCalls {
  static let limitOfSender = 256
  static let limit = 4096

  private var count = 0
  private var countOfSender: [BusName: Int] = [:]
  private var lastID: UInt64 = 0
  private var drained: CheckedContinuation<Void, Never>?
  private var waiting: [CallID: CheckedContinuation<ControlFailure?, Never>] = [:]

  /// Runs what answers a call, if the caller and the host have room for one more.
  func holding<Value>(
    for sender: BusName?, _ body: @BusActor () async throws(BusError) -> Value
  ) async throws(BusError) -> Value {
    guard count < Self.limit, held(by: sender) < Self.limitOfSender else {
      throw ControlFailure.limitsExceeded.busError
    }
    change(sender, by: 1)
    defer { change(sender, by: -1) }
    return try await body()
  }

  /// Holds a call until a control's machine answers it.
  ///
  /// - Parameter begin: tells the machine of the call; called at once, so that calls are taken in
  ///   the order in which they came.
  func wait(
    for sender: BusName?, begin: @BusActor (CallID) -> Void
  ) async throws(BusError) {
    let failure = try await holding(for: sender) { () throws(BusError) in
      lastID += 1
      let id = CallID(lastID)
      return await withCheckedContinuation { continuation in
        waiting[id] = continuation
        begin(id)
      }
    }
    if let failure { throw failure.busError }
  }

  /// Waits until every caller has an answer, though not for long.
  func drain(within limit: Duration) async {
    guard !countOfSender.isEmpty else { return }
    let timer = try? EventLoop.shared.timer(after: limit) { [weak self] in self?.endDrain() }
    await withCheckedContinuation { drained = $0 }
    timer?.cancel()
  }

  private func endDrain() {
    drained?.resume()
    drained = nil
  }

  /// Answers calls alike.
  func answer(_ calls: [CallID], _ failure: ControlFailure?) {
    for call in calls { waiting.removeValue(forKey: call)?.resume(returning: failure) }
  }

  private func held(by sender: BusName?) -> Int {
    sender.flatMap { countOfSender[$0] } ?? 0
  }

  private func change(_ sender: BusName?, by difference: Int) {
    count += difference
    guard let sender else { return }
    countOfSender[sender, default: 0] += difference
    guard countOfSender[sender] == 0 else { return }
    countOfSender[sender] = nil
    if countOfSender.isEmpty { endDrain() }
  }
}
