internal import ControlModel

/// Takes the fields of a dictionary one by one: for a file into a ``DictionaryWriter``, for the bus
/// straight into a message, since a look crosses it with every action.
protocol FieldWriter: ~Copyable {
  associatedtype Failure: Error
  /// Takes a text.
  func write(_ key: String, text: String) throws(Failure)
  /// Takes a truth value.
  func write(_ key: String, flag: Bool) throws(Failure)
  /// Takes the look of a state.
  func write(_ key: String, look: StateLook) throws(Failure)
}

extension FieldWriter where Self: ~Copyable {
  /// Takes a text; an empty one is left out.
  func set(_ key: String, text: String) throws(Failure) {
    if !text.isEmpty { try write(key, text: text) }
  }

  /// Takes a truth value; the usual one is left out.
  func set(_ key: String, _ flag: Bool, default usual: Bool) throws(Failure) {
    if flag != usual { try write(key, flag: flag) }
  }
}
