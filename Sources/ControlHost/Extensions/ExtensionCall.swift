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
  /// The way that the call goes; nil until it is sent.
  var channel: Channel?
  var isSent: Bool { channel != nil }
  /// The process that it was sent to, as far as is known.
  var process: ExtensionProcess?
  /// The crash that ended the call has been counted already.
  var isCounted = false
  /// Told right before the call is sent; false when nobody wants it any more, and it is not.
  let begins: @BusActor () -> Bool

  init(
    kind: String, control: String? = nil, isAction: Bool = false,
    begins: @escaping @BusActor () -> Bool = { true }
  ) {
    self.kind = kind
    self.control = control
    self.isAction = isAction
    self.begins = begins
  }
}
