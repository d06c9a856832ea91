internal import Bus
internal import ControlModel
internal import ControlProtocol

/// The property values of a `Toggle1` or `Button1`, made once per change: a large
/// `GetManagedObjects` asks for tens of thousands of them.
///
/// While the session is locked a privacy-sensitive look is redacted: its texts are empty. Of a
/// template that is privacy-sensitive as a whole the value is hidden too: `Value` is false, symbol,
/// icon, tint and the looks of the two states are empty, whatever they are.
struct PublishedLook: Hashable, Sendable {
  var title = ""
  var subtitle = ""
  var status = ""
  var actionHint = ""
  var symbol = ""
  var iconName = ""
  var tint = ""
  var isEnabled: Bool
  var isRedacted: Bool
  var state: String
  var isPending: Bool
  var error = ""
  var revision: UInt64
  var value = false
  var off: [String: Variant] = [:]
  var on: [String: Variant] = [:]

  /// The looks that `off` and `on` were made of.
  private var states: [StateLook] = []

  /// - Parameter old: what was published before, whose parts that stay need not be made again.
  init(_ look: ControlLook, after old: PublishedLook? = nil) {
    isEnabled = look.snapshot.isEnabled
    isRedacted = look.isRedacted
    state = look.state.rawValue
    isPending = look.isPending
    // Counted here, not taken over: what is hidden while the session is locked does not show how often
    // it changes.
    revision = old.map { $0.revision + 1 } ?? 0
    let hidesValue = look.isRedacted && look.snapshot.isPrivacySensitive
    if !look.isRedacted { setTexts(look, after: old) }
    if !hidesValue { setValue(look) }
  }

  private mutating func setTexts(_ look: ControlLook, after old: PublishedLook?) {
    let snapshot = look.snapshot
    title = snapshot.title
    subtitle = snapshot.subtitle
    status = snapshot.status
    actionHint = snapshot.actionHint
    error = look.failure?.message ?? ""
    switch snapshot.content {
    case .toggle(_, let offLook, let onLook):
      states = [offLook, onLook]
      if let old, old.states == states {
        off = old.off
        on = old.on
      } else {
        off = offLook.variants
        on = onLook.variants
      }
    case .button(let running):
      if look.isPending, !running.subtitle.isEmpty { subtitle = running.subtitle }
      if look.isPending, !running.actionHint.isEmpty { actionHint = running.actionHint }
    }
  }

  private mutating func setValue(_ look: ControlLook) {
    let snapshot = look.snapshot
    symbol = snapshot.symbol
    iconName = snapshot.iconName
    tint = snapshot.tint
    value = snapshot.value ?? false
    if case .button(let running) = snapshot.content, look.isPending, !running.symbol.isEmpty {
      symbol = running.symbol
      iconName = running.iconName
    }
  }

  /// The names of the properties that differ; `Revision` alone is no difference.
  func changedProperties(since old: PublishedLook, of type: ControlType) -> [MemberName] {
    var names: [MemberName] = []
    func compare<Value: Equatable>(
      _ name: @autoclosure () -> MemberName, _ new: Value, _ old: Value
    ) {
      if new != old { names.append(name()) }
    }
    compare("Title", title, old.title)
    compare("Subtitle", subtitle, old.subtitle)
    compare("Status", status, old.status)
    compare("ActionHint", actionHint, old.actionHint)
    compare("Symbol", symbol, old.symbol)
    compare("IconName", iconName, old.iconName)
    compare("Tint", tint, old.tint)
    compare("Enabled", isEnabled, old.isEnabled)
    compare("Redacted", isRedacted, old.isRedacted)
    compare("State", state, old.state)
    compare("Pending", isPending, old.isPending)
    compare("Error", error, old.error)
    if type == .toggle {
      compare("Value", value, old.value)
      compare("Off", off, old.off)
      compare("On", on, old.on)
    }
    return names.isEmpty ? [] : names + ["Revision"]
  }
}
