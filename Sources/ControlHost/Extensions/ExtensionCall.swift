internal import Bus

/// A call to an extension that runs.
@BusActor
final class ExtensionCall {
  /// The two ways to an extension.
  enum Channel {
    case bus
    case line(ExtensionLine)
  }

  let kind: String
  /// The placed control that the call is about; nil for a call about the kind.
  let control: String?
  /// Whether the author's action runs, which may change shared state.
  let isAction: Bool
  /// The way that the call goes.
  var channel = Channel.bus
  /// The crash that ended the call has been counted already.
  var isCounted = false
  private var whenReached: (@BusActor () -> Void)?

  init(
    kind: String, control: String? = nil, isAction: Bool = false,
    whenReached: (@BusActor () -> Void)? = nil
  ) {
    self.kind = kind
    self.control = control
    self.isAction = isAction
    self.whenReached = whenReached
  }

  /// The extension is there; the caller's own deadline begins. Told once.
  func reached() {
    let tell = whenReached
    whenReached = nil
    tell?()
  }
}
