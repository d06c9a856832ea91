internal import Foundation

/// A value of a property list.
enum PropertyListValue: Hashable, Sendable {
  case boolean(Bool)
  case integer(Int64)
  case unsigned(UInt64)
  case real(Double)
  case string(String)
  case date(Date)
  case data(Data)
  case array([PropertyListValue])
  case dictionary([String: PropertyListValue])
}

// The conversions that UserDefaults makes on Apple's systems.
extension PropertyListValue {
  var boolValue: Bool {
    switch self {
    case .boolean(let value): value
    case .string(let text): NSString(string: text).boolValue
    default: doubleValue != 0
    }
  }

  var integerValue: Int {
    switch self {
    case .boolean(let value): value ? 1 : 0
    case .integer(let number): Int(number)
    case .unsigned(let number): Int(clamping: number)
    case .real(let number): Int(exactly: number.rounded(.towardZero)) ?? 0
    case .string(let text): NSString(string: text).integerValue
    case .date, .data, .array, .dictionary: 0
    }
  }

  var doubleValue: Double {
    switch self {
    case .boolean(let value): value ? 1 : 0
    case .integer(let number): Double(number)
    case .unsigned(let number): Double(number)
    case .real(let number): number
    case .string(let text): NSString(string: text).doubleValue
    case .date, .data, .array, .dictionary: 0
    }
  }

  var stringValue: String? {
    switch self {
    case .string(let text): text
    case .boolean(let value): value ? "1" : "0"
    case .integer(let number): String(number)
    case .unsigned(let number): String(number)
    case .real(let number): NSNumber(value: number).stringValue
    case .date, .data, .array, .dictionary: nil
    }
  }
}
