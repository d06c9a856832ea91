public import Bus
public import ControlModel

/// A model value with one dictionary form, the same on the bus (`a{sv}`) and in JSON.
///
/// Keys that are absent have the model's default, unknown keys are ignored, so that either end can
/// be newer than the other; a value of the wrong type is an error that names its key.
public protocol DictionaryCoded: Sendable {
  /// The value as a dictionary; what is empty or the default may be left out.
  var dictionary: [String: PlainValue] { get }
  /// Reads the value from a dictionary.
  init(dictionary: [String: PlainValue]) throws(DictionaryError)
}

extension DictionaryCoded {
  /// The dictionary as it goes over the bus.
  public var variants: [String: Variant] { dictionary.mapValues(\.variant) }

  /// Reads the value as it came over the bus; what is malformed is `InvalidArgs`.
  public init(variants: [String: Variant]) throws(BusError) {
    let dictionary = try [String: PlainValue](variants: variants)
    do throws(DictionaryError) {
      try self.init(dictionary: dictionary)
    } catch {
      throw .invalidArguments(error.description)
    }
  }
}

extension Array where Element: DictionaryCoded {
  /// Reads an `aa{sv}`; what is malformed is `InvalidArgs`.
  public init(variants rows: [[String: Variant]]) throws(BusError) {
    self.init()
    reserveCapacity(rows.count)
    for row in rows { append(try Element(variants: row)) }
  }
}
