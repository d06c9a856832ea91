internal import Bus
internal import ControlModel

extension MessageReader: FieldReader {
  func text(_ key: String) throws(BusError) -> String { try value(key, "a string") }
  func flag(_ key: String) throws(BusError) -> Bool { try value(key, "a boolean") }

  func number(_ key: String) throws(BusError) -> UInt64 { try value(key, "a whole number") }

  func look(_ key: String) throws(BusError) -> StateLook {
    do throws(BusError) {
      return try content()
    } catch {
      guard error.name == .invalidArguments else { throw error }
      throw .invalidArguments("“\(key)”: \(error.message)")
    }
  }

  func skip() throws(BusError) { try skip("v") }

  func failure(_ error: DictionaryError) -> BusError { .invalidArguments(error.description) }

  /// Reads the entries of an `a{sv}`: `take` reads the value of each key.
  func forEachField(_ take: (String) throws(BusError) -> Void) throws(BusError) {
    try enterContainer("a", Signature(unchecked: "{sv}"))
    while try enterNext("e", Signature(unchecked: "sv")) {
      try take(try String(from: self))
      try exitContainer()
    }
    try exitContainer()
  }

  private func value<Value: BusValue>(
    _ key: String, _ expectation: String
  ) throws(BusError) -> Value {
    do throws(BusError) {
      return try content()
    } catch {
      guard error.name == .invalidArguments else { throw error }
      throw failure(DictionaryError(key: key, expectation: expectation))
    }
  }

  /// The content of the `v` that comes next.
  private func content<Value: BusValue>() throws(BusError) -> Value {
    try enterContainer("v", Value.signature)
    let value = try Value(from: self)
    try exitContainer()
    return value
  }
}
