internal import Foundation

extension PropertyListValue {
  /// The value in the form that Foundation takes and gives.
  ///
  /// Numbers and truth values are `NSNumber`s, so that `as? Int`, `as? Bool` and `as? Double`
  /// convert between each other as on Apple's systems.
  var object: Any {
    switch self {
    case .boolean(let value): NSNumber(value: value)
    case .integer(let number): NSNumber(value: number)
    case .unsigned(let number): NSNumber(value: number)
    case .real(let number): NSNumber(value: number)
    case .string(let text): text
    case .date(let date): date
    case .data(let data): data
    case .array(let values): values.map(\.object)
    case .dictionary(let values): values.mapValues(\.object)
    }
  }

  /// The value of an object; nil when it is, or contains, something that no property list can hold.
  init?(object: Any) {
    switch object {
    case let value as NSNumber: self.init(number: value)
    case let text as String: self = .string(text)
    case let date as Date: self = .date(date)
    case let data as Data: self = .data(data)
    case let values as [Any]:
      let converted = values.compactMap(PropertyListValue.init(object:))
      guard converted.count == values.count else { return nil }
      self = .array(converted)
    case let values as [AnyHashable: Any]:
      guard let converted = Self.dictionary(of: values) else { return nil }
      self = .dictionary(converted)
    case let number as CGFloat: self = .real(Double(number))
    default: return nil
    }
  }

  /// The values of a dictionary; nil when a key is no string or a value has no form here.
  static func dictionary(of values: [AnyHashable: Any]) -> [String: PropertyListValue]? {
    var converted: [String: PropertyListValue] = [:]
    for (key, value) in values {
      guard let key = key as? String, let value = PropertyListValue(object: value) else {
        return nil
      }
      converted[key] = value
    }
    return converted
  }

  /// Foundation's truth values are numbers of a class of their own.
  private static let booleanType = type(of: NSNumber(value: true))

  private init(number: NSNumber) {
    switch String(cString: number.objCType) {
    case _ where type(of: number) == Self.booleanType: self = .boolean(number.boolValue)
    case "f", "d": self = .real(number.doubleValue)
    case "Q" where number.uint64Value > Int64.max: self = .unsigned(number.uint64Value)
    default: self = .integer(number.int64Value)
    }
  }
}
