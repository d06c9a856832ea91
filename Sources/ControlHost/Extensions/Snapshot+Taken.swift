internal import ControlModel

extension Snapshot {
  /// The snapshot as the host takes it from an extension: texts of one line each, and a colour that is
  /// one.
  ///
  /// - Throws: `unavailable` when its texts are too long to be published.
  func taken() throws(ControlFailure) -> Snapshot {
    var taken = self
    var size = taken.tint.utf8.count
    if !taken.tint.isColour { taken.tint = "" }
    taken.title.take(adding: &size)
    taken.subtitle.take(adding: &size)
    taken.status.take(adding: &size)
    taken.actionHint.take(adding: &size)
    taken.symbol.take(adding: &size)
    taken.iconName.take(adding: &size)
    taken.content.take(adding: &size)
    guard size <= HostLimits.snapshot else {
      throw .unavailable(
        "The extension answered \(size) bytes of text; at most \(HostLimits.snapshot) are taken")
    }
    return taken
  }
}

extension Snapshot.Content {
  fileprivate mutating func take(adding size: inout Int) {
    switch self {
    case .toggle(let isOn, var off, var on):
      off.take(adding: &size)
      on.take(adding: &size)
      self = .toggle(isOn: isOn, off: off, on: on)
    case .button(var running):
      running.take(adding: &size)
      self = .button(running: running)
    }
  }
}

extension StateLook {
  fileprivate mutating func take(adding size: inout Int) {
    subtitle.take(adding: &size)
    symbol.take(adding: &size)
    iconName.take(adding: &size)
    actionHint.take(adding: &size)
  }
}

extension String {
  /// Makes the text one line and adds the bytes that it had.
  fileprivate mutating func take(adding size: inout Int) {
    size += utf8.count
    if hasControls { self = singleLine }
  }

  /// Whether the text is empty or `#rrggbb`.
  fileprivate var isColour: Bool {
    isEmpty || (utf8.count == 7 && first == "#" && dropFirst().allSatisfy(\.isHexDigit))
  }
}
