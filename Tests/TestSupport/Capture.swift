import Foundation
import Synchronization

/// Collects what comes out of a pipe.
final class Capture: Sendable {
  private struct State {
    var data = Data()
    var isComplete = false
  }

  let pipe = Pipe()
  private let state = Mutex(State())

  func begin() {
    pipe.fileHandleForReading.readabilityHandler = { [weak self] handle in
      let data = handle.availableData
      if data.isEmpty { handle.readabilityHandler = nil }
      self?.take(data)
    }
  }

  private func take(_ data: Data) {
    state.withLock { state in
      state.data += data
      if data.isEmpty { state.isComplete = true }
    }
  }

  var text: String { String(decoding: state.withLock(\.data), as: UTF8.self) }
  var isComplete: Bool { state.withLock(\.isComplete) }
}
