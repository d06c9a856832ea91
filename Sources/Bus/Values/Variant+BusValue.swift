extension Variant: BusValue {
  /// `v`.
  public static var signature: Signature { Signature(unchecked: "v") }

  /// Appends the value with its type.
  ///
  /// - Throws: `InvalidArgs` if an element's type is not the one that its container declares.
  public func append(to writer: borrowing MessageWriter) throws(BusError) {
    try writer.openContainer("v", contentSignature)
    try appendContent(to: writer)
    try writer.closeContainer()
  }

  /// Reads a value of whatever type comes.
  public init(from reader: borrowing MessageReader) throws(BusError) {
    guard let (type, contents) = try reader.nextType(), type == "v" else {
      throw .invalidArguments("The message has no variant where one is due")
    }
    try reader.enterContainer("v", contents)
    self = try Variant(contentFrom: reader)
    try reader.exitContainer()
  }

  /// Appends the value alone, without its type.
  func appendContent(to writer: borrowing MessageWriter) throws(BusError) {
    switch self {
    case .byte(let value): try value.append(to: writer)
    case .boolean(let value): try value.append(to: writer)
    case .int16(let value): try value.append(to: writer)
    case .uint16(let value): try value.append(to: writer)
    case .int32(let value): try value.append(to: writer)
    case .uint32(let value): try value.append(to: writer)
    case .int64(let value): try value.append(to: writer)
    case .uint64(let value): try value.append(to: writer)
    case .double(let value): try value.append(to: writer)
    case .string(let value): try value.append(to: writer)
    case .objectPath(let value): try value.append(to: writer)
    case .signature(let value): try value.append(to: writer)
    case .fileDescriptor(let value): try value.append(to: writer)
    case .array(let element, let values):
      try Self.append("a", element, values, each: element, to: writer)
    case .dictionary(let key, let value, let entries):
      try Self.append(entries, key: key, value: value, to: writer)
    case .structure(let fields):
      try Self.append("r", fields.joinedSignature, fields, each: nil, to: writer)
    case .variant(let value): try value.append(to: writer)
    }
  }

  private static func append(
    _ container: Unicode.Scalar, _ contents: Signature, _ values: [Variant], each type: Signature?,
    to writer: borrowing MessageWriter
  ) throws(BusError) {
    try writer.openContainer(container, contents)
    for value in values {
      if let type { try value.expect(type) }
      try value.appendContent(to: writer)
    }
    try writer.closeContainer()
  }

  private static func append(
    _ entries: [Entry], key: Signature, value: Signature, to writer: borrowing MessageWriter
  ) throws(BusError) {
    let contents = Signature(unchecked: "\(key)\(value)")
    try writer.openContainer("a", Signature(unchecked: "{\(contents)}"))
    for entry in entries {
      try entry.key.expect(key)
      try entry.value.expect(value)
      try append("e", contents, [entry.key, entry.value], each: nil, to: writer)
    }
    try writer.closeContainer()
  }

  private func expect(_ type: Signature) throws(BusError) {
    guard contentSignature == type else {
      throw .invalidArguments("A container of \"\(type)\" cannot hold \"\(contentSignature)\"")
    }
  }
}

extension Variant {
  /// Reads a value of any complete type, not wrapped in a `v`.
  init(contentFrom reader: borrowing MessageReader) throws(BusError) {
    guard let (type, contents) = try reader.nextType() else {
      throw .invalidArguments("The message has no value where one is due")
    }
    switch type {
    case "y": self = .byte(try UInt8(from: reader))
    case "b": self = .boolean(try Bool(from: reader))
    case "n": self = .int16(try Int16(from: reader))
    case "q": self = .uint16(try UInt16(from: reader))
    case "i": self = .int32(try Int32(from: reader))
    case "u": self = .uint32(try UInt32(from: reader))
    case "x": self = .int64(try Int64(from: reader))
    case "t": self = .uint64(try UInt64(from: reader))
    case "d": self = .double(try Double(from: reader))
    case "s": self = .string(try String(from: reader))
    case "o": self = .objectPath(try ObjectPath(from: reader))
    case "g": self = .signature(try Signature(from: reader))
    case "h": self = .fileDescriptor(try FileDescriptor(from: reader))
    case "v": self = .variant(try Variant(from: reader))
    case "r": self = .structure(try Self.readElements("r", contents, from: reader))
    case "a" where contents.rawValue.hasPrefix("{"):
      self = try Self.readDictionary(contents, from: reader)
    case "a": self = .array(of: contents, try Self.readElements("a", contents, from: reader))
    default: throw .inconsistentMessage("\"\(type)\" is no type of D-Bus")
    }
  }

  private static func readElements(
    _ container: Unicode.Scalar, _ contents: Signature, from reader: borrowing MessageReader
  ) throws(BusError) -> [Variant] {
    var values: [Variant] = []
    try reader.enterContainer(container, contents)
    while !reader.isAtEnd { values.append(try Variant(contentFrom: reader)) }
    try reader.exitContainer()
    return values
  }

  /// `contents` is `{` key type, value type `}`.
  private static func readDictionary(
    _ contents: Signature, from reader: borrowing MessageReader
  ) throws(BusError) -> Variant {
    let inner = Signature(unchecked: String(contents.rawValue.dropFirst().dropLast()))
    var entries: [Entry] = []
    try reader.enterContainer("a", contents)
    while !reader.isAtEnd {
      try reader.enterContainer("e", inner)
      let key = try Variant(contentFrom: reader)
      entries.append(Entry(key: key, value: try Variant(contentFrom: reader)))
      try reader.exitContainer()
    }
    try reader.exitContainer()
    return .dictionary(
      key: Signature(unchecked: String(inner.rawValue.prefix(1))),
      value: Signature(unchecked: String(inner.rawValue.dropFirst())), entries)
  }
}
