extension Snapshot {
  /// What a toggle shows of the state that its value is: so it looks if nothing else is said.
  public var shownLook: StateLook {
    StateLook(subtitle: subtitle, symbol: symbol, iconName: iconName, actionHint: actionHint)
  }

  /// The toggle as it looks with this value; nil for what is no toggle, or shows something else than the
  /// look of its state.
  public func showing(_ value: Bool) -> Snapshot? {
    guard case .toggle(let isOn, let off, let on) = content, shownLook == (isOn ? on : off)
    else { return nil }
    guard value != isOn else { return self }
    let look = value ? on : off
    var other = self
    other.subtitle = look.subtitle
    other.symbol = look.symbol
    other.iconName = look.iconName
    other.actionHint = look.actionHint
    other.content = .toggle(isOn: value, off: off, on: on)
    return other
  }
}
