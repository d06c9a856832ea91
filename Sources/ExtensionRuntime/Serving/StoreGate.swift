import Foundation
import Synchronization

/// Keeps authors' code and the taking up of the stores apart.
///
/// What other processes wrote is taken up by dropping what Foundation has cached of every suite. A
/// thread that uses `UserDefaults` meanwhile loses what it sets, reads an empty store, or crashes: so
/// the caches go only while no call is inside. Threads wait here by sleeping shortly, as for the lock of
/// the stores: each is its call's own, and blocks nobody.
final class StoreGate: Sendable {
  private struct State {
    var inside = 0
    var isAlone = false
    var waiting = 0

    mutating func enter() -> Bool {
      guard !isAlone, waiting == 0 else { return false }
      inside += 1
      return true
    }

    mutating func becomeAlone() -> Bool {
      guard !isAlone, inside == 0 else { return false }
      isAlone = true
      return true
    }
  }

  /// How long the taking up waits for the calls that are inside: an action may last for minutes, and
  /// holds nobody else up.
  private static let patience = Duration.milliseconds(50)

  private let state = Mutex(State())

  /// Goes inside, to run authors' code; whoever waits to be alone goes first.
  func enter() {
    while !state.withLock({ $0.enter() }) { usleep(500) }
  }

  /// Comes out.
  func leave() {
    state.withLock { $0.inside -= 1 }
  }

  /// Runs a closure while nobody is inside; nil if somebody stays for too long.
  func alone<Value>(_ body: () -> Value) -> Value? {
    let deadline = ContinuousClock.now + Self.patience
    state.withLock { $0.waiting += 1 }
    defer { state.withLock { $0.waiting -= 1 } }
    while !state.withLock({ $0.becomeAlone() }) {
      guard ContinuousClock.now < deadline else { return nil }
      usleep(500)
    }
    defer { state.withLock { $0.isAlone = false } }
    return body()
  }
}
