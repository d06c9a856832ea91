public import Bus
public import ControlModel

extension PlainValue {
  /// The value as it goes over the bus. A list of one type is an array of it, any other one `av`.
  public var variant: Variant {
    switch self {
    case .boolean(let value): .boolean(value)
    case .integer(let value): .int64(value)
    case .double(let value): .double(value)
    case .string(let value): .string(value)
    case .list(let values): Self.array(values.map(\.variant))
    case .dictionary(let values): .dictionary(values.mapValues(\.variant))
    }
  }

  /// Reads a value from the bus: integers of every width, paths and signatures as text, structures
  /// as lists. A file descriptor and a dictionary whose keys are no strings are `InvalidArgs`.
  public init(_ variant: Variant) throws(BusError) {
    if let value = variant.int64Value {
      self = .integer(value)
      return
    }
    switch variant {
    case .boolean(let value): self = .boolean(value)
    case .double(let value): self = .double(value)
    case .string(let value): self = .string(value)
    case .objectPath(let value): self = .string(value.rawValue)
    case .signature(let value): self = .string(value.rawValue)
    case .variant(let value): try self.init(value)
    case .array(_, let values), .structure(let values): self = try Self.list(of: values)
    case .dictionary:
      guard let values = variant.dictionaryValue else {
        throw .invalidArguments("The keys of a dictionary must be strings")
      }
      self = .dictionary(try Dictionary(variants: values))
    default:
      throw .invalidArguments("A value of type “\(variant.contentSignature)” has no place here")
    }
  }

  private static func array(_ variants: [Variant]) -> Variant {
    guard let first = variants.first?.contentSignature,
      variants.allSatisfy({ $0.contentSignature == first })
    else { return .array(of: "v", variants.map { .variant($0) }) }
    return .array(of: first, variants)
  }

  private static func list(of variants: [Variant]) throws(BusError) -> PlainValue {
    var values: [PlainValue] = []
    for variant in variants { values.append(try PlainValue(variant)) }
    return .list(values)
  }
}

extension Dictionary where Key == String, Value == PlainValue {
  /// Reads an `a{sv}`; a value that has no plain form is `InvalidArgs` and named.
  public init(variants: [String: Variant]) throws(BusError) {
    self.init(minimumCapacity: variants.count)
    for (key, variant) in variants {
      do throws(BusError) {
        self[key] = try PlainValue(variant)
      } catch {
        throw .invalidArguments("“\(key)”: \(error.message)")
      }
    }
  }
}
