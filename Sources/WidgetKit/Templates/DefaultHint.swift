internal import Synchronization

/// What using a control does, where its author did not say it.
enum DefaultHint: Hashable {
  /// Leads to a value that has a label.
  case value
  /// Turns a toggle on whose values have no labels of their own.
  case turnOn
  /// Turns such a toggle off.
  case turnOff
  /// Runs a button's action.
  case press
  /// Opens an app.
  case open

  private struct Key: Hashable {
    let hint: DefaultHint
    let name: String
  }

  /// Beyond it the memory is emptied: titles that change, as a timer's do, leave texts behind.
  private static let capacity = 256
  /// The texts made so far. They never change, since the program's language does not, and every
  /// evaluation needs two.
  private static let texts = Mutex<[Key: String]>([:])

  /// The phrase for what it is about, a title or a value's label.
  func text(for name: String) -> String {
    let key = Key(hint: self, name: name)
    if let text = Self.texts.withLock({ $0[key] }) { return text }
    let text = String(localized: resource(for: name))
    Self.texts.withLock { texts in
      if texts.count >= Self.capacity { texts.removeAll() }
      texts[key] = text
    }
    return text
  }

  private func resource(for name: String) -> LocalizedStringResource {
    switch self {
    case .value: "Hold for \(name)"
    case .turnOn: "Hold to Turn On '\(name)'"
    case .turnOff: "Hold to Turn Off '\(name)'"
    case .press: "Hold for '\(name)'"
    case .open: "Hold to Open \(name)"
    }
  }
}
