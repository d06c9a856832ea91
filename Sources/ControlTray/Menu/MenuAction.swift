public import Bus

/// What a click on an item of the menu does.
public enum MenuAction: Hashable, Sendable {
  /// Sets a toggle to the opposite of what the menu shows.
  case setValue(ObjectPath, Bool)
  /// Runs a button's action.
  case press(ObjectPath)
  /// Asks for a fresh look at all controls.
  case reloadAll
  /// Places a copy of a kind.
  case add(kind: String)
  /// Removes a placed control.
  case remove(ObjectPath)
  /// Chooses the control, by its id, that a left click on the icon runs; nil for none.
  case choosePrimary(String?)
}

extension MenuAction {
  /// The placed control that it is about; nil for none.
  var control: ObjectPath? {
    switch self {
    case .setValue(let control, _), .press(let control), .remove(let control): control
    case .reloadAll, .add, .choosePrimary: nil
    }
  }
}
