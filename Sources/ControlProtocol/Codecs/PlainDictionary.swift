public import Bus
public import ControlModel

/// A dictionary of plain values as it travels, `a{sv}`.
///
/// What a look is made of is read and written in one step, without a ``Bus/Variant`` for each value:
/// a snapshot crosses the bus with every action.
public struct PlainDictionary: BusValue {
  /// The values.
  public let values: [String: PlainValue]

  /// `a{sv}`.
  public static let signature: Signature = "a{sv}"

  /// The dictionary for these values.
  public init(_ values: [String: PlainValue]) {
    self.values = values
  }

  /// Appends the values, in no particular order.
  public func append(to writer: borrowing MessageWriter) throws(BusError) {
    try writer.openContainer("a", Self.element)
    for (key, value) in values {
      try writer.openContainer("e", Self.entry)
      try key.append(to: writer)
      try value.append(to: writer)
      try writer.closeContainer()
    }
    try writer.closeContainer()
  }

  /// Reads the values; one that has no plain form is `InvalidArgs` and named.
  public init(from reader: borrowing MessageReader) throws(BusError) {
    var values: [String: PlainValue] = [:]
    try reader.enterContainer("a", Self.element)
    if !reader.isAtEnd { values.reserveCapacity(Self.usualCount) }
    while !reader.isAtEnd {
      try reader.enterContainer("e", Self.entry)
      let key = try String(from: reader)
      values[key] = try Self.value(of: key, from: reader)
      try reader.exitContainer()
    }
    try reader.exitContainer()
    self.values = values
  }

  private static func value(
    of key: String, from reader: borrowing MessageReader
  ) throws(BusError) -> PlainValue {
    do throws(BusError) {
      return try PlainValue(from: reader)
    } catch {
      guard error.name == .invalidArguments else { throw error }
      throw .invalidArguments("“\(key)”: \(error.message)")
    }
  }

  /// As many as a snapshot has: growing would hash all keys again.
  private static let usualCount = 12
  /// Of itself it is no complete type.
  private static let element = Signature(unchecked: "{sv}")
  private static let entry: Signature = "sv"
}

extension PlainValue {
  /// Appends the value as a `v`.
  fileprivate func append(to writer: borrowing MessageWriter) throws(BusError) {
    switch self {
    case .boolean(let value): try Self.append(value, to: writer)
    case .string(let value): try Self.append(value, to: writer)
    case .dictionary(let values): try Self.append(PlainDictionary(values), to: writer)
    case .integer, .double, .list: try variant.append(to: writer)
    }
  }

  private static func append<Content: BusValue>(
    _ content: Content, to writer: borrowing MessageWriter
  ) throws(BusError) {
    try writer.openContainer("v", Content.signature)
    try content.append(to: writer)
    try writer.closeContainer()
  }

  /// Reads the value of a `v`.
  fileprivate init(from reader: borrowing MessageReader) throws(BusError) {
    switch try reader.nextType()?.contents.rawValue {
    case "b": self = .boolean(try Self.read(from: reader))
    case "s": self = .string(try Self.read(from: reader))
    case "a{sv}": self = .dictionary(try Self.read(PlainDictionary.self, from: reader).values)
    default: self = try PlainValue(Variant(from: reader))
    }
  }

  private static func read<Content: BusValue>(
    _: Content.Type = Content.self, from reader: borrowing MessageReader
  ) throws(BusError) -> Content {
    try reader.enterContainer("v", Content.signature)
    let content = try Content(from: reader)
    try reader.exitContainer()
    return content
  }
}
