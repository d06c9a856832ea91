/// An action that was accepted and has not begun.
struct WaitingAction: Hashable, Sendable {
  /// What was asked for.
  var request: ControlRequest
  /// Who waits for it, oldest first; never empty. The newest one is the one that asked for this.
  var calls: [WaitingCall]

  /// Whether an evaluation with this id began after it was asked for.
  func isServed(by id: RequestID) -> Bool {
    calls.last.map { $0.last < id } ?? true
  }
}

extension ControlRequest {
  /// Whether a control of this sort has the method.
  func fits(_ type: ControlType) -> Bool {
    switch self {
    case .set, .toggle: type == .toggle
    case .press: type == .button
    }
  }
}

extension ControlAction {
  /// The value that a toggle is to show in the end; nil for a button.
  var target: Bool? {
    if case .set(let value) = self { value } else { nil }
  }
}
