internal import AppGroups
internal import Bus
internal import ControlProtocol
internal import Foundation
internal import Synchronization

/// Sends requests for reloads, a batch at a time.
///
/// - Invariant: one task at most sends, and it goes on until nothing is waiting: a request is in the
///   batch of a round whose store step began after the request was made.
enum ReloadRequests {
  enum Request: Hashable {
    case kind(String)
    case all
  }

  private struct Waiting {
    var requests: [Request] = []
    var isSending = false
  }

  private static let waiting = Mutex(Waiting())
  private static let sending = DispatchGroup()

  static func add(_ request: Request) {
    waitAtExit()
    let isFirst = waiting.withLock { waiting in
      if !waiting.requests.contains(request) { waiting.requests.append(request) }
      defer { waiting.isSending = true }
      return !waiting.isSending
    }
    guard isFirst else { return }
    sending.enter()
    Task.detached(priority: .userInitiated) {
      await sendAll()
      sending.leave()
    }
  }

  private static func sendAll() async {
    HostConnection.prepare()
    while let batch = nextBatch() {
      // Who evaluates because of the request must find what this process has set.
      tell(SharedStore.synchronize(appGroups: RunningExtension.appGroups))
      await send(batch)
    }
  }

  /// The app's call has returned long ago, so the log tells that the request finds old values; the
  /// runtime of an extension tells it itself.
  private static func tell(_ problems: [AppGroupError]) {
    guard RunningExtension.kinds == nil else { return }
    for problem in problems { Journal.send(problem.description, priority: .warning) }
  }

  private static func nextBatch() -> [Request]? {
    waiting.withLock { waiting in
      defer { waiting.requests = [] }
      if waiting.requests.isEmpty { waiting.isSending = false }
      return waiting.requests.isEmpty ? nil : waiting.requests
    }
  }

  /// The reply says that the request has arrived; that there is no host is no error.
  @BusActor
  private static func send(_ batch: [Request]) async {
    guard let connection = try? HostConnection.open() else { return }
    let kinds = batch.contains(.all) ? [] : batch
    guard !kinds.isEmpty else {
      _ = try? await connection.call(
        address("ReloadAllControls"), timeout: .seconds(2), autoStart: false)
      return
    }
    for case .kind(let kind) in kinds {
      _ = try? await connection.call(
        address("ReloadControls"), kind, timeout: .seconds(2), autoStart: false)
    }
  }

  private static func address(_ member: MemberName) -> MemberAddress {
    MemberAddress(
      destination: .controlBus, path: .controlCenter, interface: .controlCenter, member: member)
  }

  private static let exitHandler: Void = {
    atexit { _ = ReloadRequests.sending.wait(timeout: .now() + 2) }
  }()

  private static func waitAtExit() {
    _ = exitHandler
  }
}
