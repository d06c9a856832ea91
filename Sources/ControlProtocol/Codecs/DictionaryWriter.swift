internal import ControlModel

/// Collects the values of a dictionary and leaves out what is empty or the default.
struct DictionaryWriter {
  private(set) var dictionary: [String: PlainValue]

  /// - Parameter capacity: how many values there may be at once without hashing their keys again.
  init(capacity: Int = 0) {
    dictionary = Dictionary(minimumCapacity: capacity)
  }

  mutating func set(_ key: String, _ value: PlainValue?) {
    dictionary[key] = value
  }

  mutating func set(_ key: String, _ truth: Bool, default usual: Bool) {
    if truth != usual { dictionary[key] = .boolean(truth) }
  }

  mutating func set(_ key: String, text: String) {
    if !text.isEmpty { dictionary[key] = .string(text) }
  }

  mutating func set(_ key: String, texts: [String]) {
    if !texts.isEmpty { dictionary[key] = .list(texts.map { .string($0) }) }
  }

  mutating func set(_ key: String, one value: (some DictionaryCoded)?) {
    dictionary[key] = value.map { .dictionary($0.dictionary) }
  }

  mutating func set(_ key: String, many values: [some DictionaryCoded]) {
    if !values.isEmpty { dictionary[key] = .list(values.map { .dictionary($0.dictionary) }) }
  }
}
