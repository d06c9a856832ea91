internal import ControlModel

/// Collects the values of a dictionary and leaves out what is empty or the default.
final class DictionaryWriter: FieldWriter {
  private(set) var dictionary: [String: PlainValue]

  /// - Parameter capacity: how many values there may be at once without hashing their keys again.
  init(capacity: Int = 0) {
    dictionary = Dictionary(minimumCapacity: capacity)
  }

  /// The dictionary of the fields that the closure writes.
  static func filled(
    capacity: Int, by write: (DictionaryWriter) -> Void
  ) -> [String: PlainValue] {
    let writer = DictionaryWriter(capacity: capacity)
    write(writer)
    return writer.dictionary
  }

  func set(_ key: String, _ value: PlainValue?) {
    dictionary[key] = value
  }

  func write(_ key: String, text: String) { dictionary[key] = .string(text) }
  func write(_ key: String, flag: Bool) { dictionary[key] = .boolean(flag) }
  func write(_ key: String, look: StateLook) { dictionary[key] = .dictionary(look.dictionary) }

  func set(_ key: String, texts: [String]) {
    if !texts.isEmpty { dictionary[key] = .list(texts.map { .string($0) }) }
  }

  func set(_ key: String, one value: (some DictionaryCoded)?) {
    dictionary[key] = value.map { .dictionary($0.dictionary) }
  }

  func set(_ key: String, many values: [some DictionaryCoded]) {
    if !values.isEmpty { dictionary[key] = .list(values.map { .dictionary($0.dictionary) }) }
  }
}
