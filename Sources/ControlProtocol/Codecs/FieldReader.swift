internal import ControlModel

/// Gives the value of one field after another, out of a dictionary or straight out of a message.
///
/// The key is told for the error: a value of the wrong type is named.
protocol FieldReader: ~Copyable {
  associatedtype Failure: Error
  /// The value as a text.
  func text(_ key: String) throws(Failure) -> String
  /// The value as a truth value.
  func flag(_ key: String) throws(Failure) -> Bool
  /// The value as the look of a state.
  func look(_ key: String) throws(Failure) -> StateLook
  /// Passes over the value of a key that nobody knows.
  func skip() throws(Failure)
  /// The error about a key.
  func failure(_ error: DictionaryError) -> Failure
}

extension FieldReader where Self: ~Copyable {
  /// The value as one of the names that a choice has.
  func choice<Choice: RawRepresentable & CaseIterable>(
    _ key: String, _: Choice.Type
  ) throws(Failure) -> Choice where Choice.RawValue == String {
    guard let choice = Choice(rawValue: try text(key)) else {
      throw failure(DictionaryError(key: key, oneOf: Choice.self))
    }
    return choice
  }
}
