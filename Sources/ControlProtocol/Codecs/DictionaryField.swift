internal import ControlModel

/// The value of one field of a dictionary.
struct DictionaryField: FieldReader {
  typealias Failure = DictionaryError

  private let value: PlainValue

  init(_ value: PlainValue) {
    self.value = value
  }

  func text(_ key: String) throws(DictionaryError) -> String {
    guard case .string(let text) = value else {
      throw DictionaryError(key: key, expectation: "a string")
    }
    return text
  }

  func flag(_ key: String) throws(DictionaryError) -> Bool {
    guard case .boolean(let flag) = value else {
      throw DictionaryError(key: key, expectation: "a boolean")
    }
    return flag
  }

  func look(_ key: String) throws(DictionaryError) -> StateLook { try coded(key) }

  func skip() {}

  func failure(_ error: DictionaryError) -> DictionaryError { error }

  /// The value as what a dictionary stands for.
  func coded<Coded: DictionaryCoded>(_ key: String) throws(DictionaryError) -> Coded {
    guard case .dictionary(let dictionary) = value else {
      throw DictionaryError(key: key, expectation: "a dictionary")
    }
    do throws(DictionaryError) {
      return try Coded(dictionary: dictionary)
    } catch {
      throw error.inside(key)
    }
  }
}
