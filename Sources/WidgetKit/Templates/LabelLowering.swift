internal import ControlModel
internal import Symbols

/// The rule that turns the views of labels into a snapshot's texts and symbols.
///
/// 1. Every label is read in the order in which it is written, through stacks, groups, conditions and
///    the author's own views; a `Label` gives its icon, then its title. Empty texts count as none.
/// 2. **Title**: the first text of the label; a label without text has the control's display name.
/// 3. **Second line of a toggle**, for each value: all texts of `valueLabel(value)`, else the further
///    texts of the label. Of a **button**: the further texts of the label; while it runs, all texts
///    of `actionLabel(true)`, else the same.
/// 4. **Symbol**: the first image. Of a toggle, for each value: that of `valueLabel(value)`, else of
///    the label. Of a button: that of the label, else of `actionLabel(false)`; while it runs, that of
///    `actionLabel(true)`, else the same.
/// 5. **Hint**: an explicit one, as it was written. In a toggle it is that of the value that the
///    action leads to, else of the label; without any, “Hold for” the text of that value's label, or
///    “Hold to Turn On” the title with the default label. In a button it is that of the label, else
///    of `actionLabel(false)`; without any, “Hold for” the title, or “Hold to Open” for an app.
/// 6. **Status**: an explicit one of the label for the current value (of a button's `actionLabel(true)`
///    or `(false)`), else of the label, else none.
/// 7. A part marked `privacySensitive` makes all texts so.
struct LabelLowering {
  private let label: _ViewContent
  private let title: String

  init(label: _ViewContent, name: String) {
    self.label = label
    self.title = label.title.isEmpty ? name : label.title
  }

  func toggle(
    isOn: Bool, off: _ViewContent, on: _ViewContent, hasDefaultLabel: Bool
  ) -> Snapshot {
    func hint(leadingTo target: _ViewContent, else fallback: DefaultHint) -> String {
      if let hint = target.actionHint ?? label.actionHint { return hint }
      let isNamed = !hasDefaultLabel && !target.joined.isEmpty
      return isNamed ? DefaultHint.value.text(for: target.joined) : fallback.text(for: title)
    }
    let offLook = look(of: off, hint: hint(leadingTo: on, else: .turnOn))
    let onLook = look(of: on, hint: hint(leadingTo: off, else: .turnOff))
    var snapshot = snapshot(
      showing: isOn ? onLook : offLook, status: (isOn ? on : off).status ?? label.status,
      content: .toggle(isOn: isOn, off: offLook, on: onLook))
    snapshot.isLabelPrivacySensitive = [label, off, on].contains(where: \.isPrivacySensitive)
    return snapshot
  }

  func button(resting: _ViewContent, running: _ViewContent, opensApp: Bool) -> Snapshot {
    let fallback: DefaultHint = opensApp ? .open : .press
    let hint = label.actionHint ?? resting.actionHint ?? fallback.text(for: title)
    let image = label.image ?? resting.image
    let restingLook = look(subtitle: label.remainder, image: image, hint: hint)
    let runningLook = look(
      subtitle: running.joined.isEmpty ? label.remainder : running.joined,
      image: running.image ?? image, hint: hint)
    var snapshot = snapshot(
      showing: restingLook, status: running.status ?? resting.status ?? label.status,
      content: .button(running: runningLook))
    snapshot.isLabelPrivacySensitive = [label, resting, running].contains(
      where: \.isPrivacySensitive)
    return snapshot
  }

  private func look(of value: _ViewContent, hint: String) -> StateLook {
    look(
      subtitle: value.joined.isEmpty ? label.remainder : value.joined,
      image: value.image ?? label.image, hint: hint)
  }

  private func look(subtitle: String, image: Image?, hint: String) -> StateLook {
    StateLook(
      subtitle: subtitle, symbol: image?.name ?? "", iconName: image?.iconName ?? "",
      actionHint: hint)
  }

  private func snapshot(
    showing look: StateLook, status: String?, content: Snapshot.Content
  ) -> Snapshot {
    Snapshot(
      title: title, subtitle: look.subtitle, status: status ?? "", actionHint: look.actionHint,
      symbol: look.symbol, iconName: look.iconName, content: content)
  }
}

extension Image {
  /// The freedesktop icon that stands for the image.
  var iconName: String {
    isSystem ? SymbolTable.iconName(forSymbol: name) : name
  }
}
