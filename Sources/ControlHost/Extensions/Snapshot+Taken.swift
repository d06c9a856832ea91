internal import ControlModel

extension Snapshot {
  /// The snapshot as the host takes it from an extension: texts of one line each, and a colour that is
  /// one.
  ///
  /// - Throws: `unavailable` when its texts are too long to be published.
  func taken() throws(ControlFailure) -> Snapshot {
    let size = textSize
    guard size <= HostLimits.snapshot else {
      throw .unavailable(
        "The extension answered \(size) bytes of text; at most \(HostLimits.snapshot) are taken")
    }
    var taken = self
    for text in Self.texts { taken[keyPath: text] = taken[keyPath: text].singleLine }
    if !taken.tint.isColour { taken.tint = "" }
    switch content {
    case .toggle(let isOn, let off, let on):
      taken.content = .toggle(isOn: isOn, off: off.taken, on: on.taken)
    case .button(let running): taken.content = .button(running: running.taken)
    }
    return taken
  }

  private static var texts: [WritableKeyPath<Snapshot, String>] {
    [\.title, \.subtitle, \.status, \.actionHint, \.symbol, \.iconName]
  }

  private var textSize: Int {
    let own = Self.texts.reduce(tint.utf8.count) { $0 + self[keyPath: $1].utf8.count }
    switch content {
    case .toggle(_, let off, let on): return own + off.textSize + on.textSize
    case .button(let running): return own + running.textSize
    }
  }
}

extension StateLook {
  fileprivate var textSize: Int {
    subtitle.utf8.count + symbol.utf8.count + iconName.utf8.count + actionHint.utf8.count
  }

  fileprivate var taken: StateLook {
    StateLook(
      subtitle: subtitle.singleLine, symbol: symbol.singleLine, iconName: iconName.singleLine,
      actionHint: actionHint.singleLine)
  }
}

extension String {
  /// Whether the text is empty or `#rrggbb`.
  fileprivate var isColour: Bool {
    isEmpty || (utf8.count == 7 && first == "#" && dropFirst().allSatisfy(\.isHexDigit))
  }
}
