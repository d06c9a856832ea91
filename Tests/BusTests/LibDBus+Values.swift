import Bus
import CDBus
import Foundation

/// Writing and reading values through libdbus' iterators.
extension LibDBus {
  static func append(_ values: [Variant], to message: OpaquePointer) {
    var iterator = DBusMessageIter()
    dbus_message_iter_init_append(message, &iterator)
    for value in values { append(value, to: &iterator) }
  }

  private static func append(_ value: Variant, to iterator: inout DBusMessageIter) {
    switch value {
    case .byte(let value): append(value, &iterator, Letter.byte)
    case .boolean(let value): append(value ? 1 : 0 as dbus_bool_t, &iterator, Letter.boolean)
    case .int16(let value): append(value, &iterator, Letter.int16)
    case .uint16(let value): append(value, &iterator, Letter.uint16)
    case .int32(let value): append(value, &iterator, Letter.int32)
    case .uint32(let value): append(value, &iterator, Letter.uint32)
    case .int64(let value): append(value, &iterator, Letter.int64)
    case .uint64(let value): append(value, &iterator, Letter.uint64)
    case .double(let value): append(value, &iterator, Letter.double)
    case .string(let text): append(text: text, &iterator, Letter.string)
    case .objectPath(let path): append(text: path.rawValue, &iterator, Letter.objectPath)
    case .signature(let text): append(text: text.rawValue, &iterator, Letter.signature)
    case .fileDescriptor(let file): append(file.rawValue, &iterator, Letter.unixFd)
    case .array(let element, let values):
      container(Letter.array, element.rawValue, &iterator, values)
    case .dictionary(let key, let value, let entries):
      appendDictionary("{\(key)\(value)}", entries, &iterator)
    case .structure(let fields): container(Letter.struct, nil, &iterator, fields)
    case .variant(let inner):
      container(Letter.variant, inner.contentSignature.rawValue, &iterator, [inner])
    }
  }

  private static func append<Value: BitwiseCopyable>(
    _ value: Value, _ iterator: inout DBusMessageIter, _ type: Int32
  ) {
    var value = value
    dbus_message_iter_append_basic(&iterator, type, &value)
  }

  private static func append(text: String, _ iterator: inout DBusMessageIter, _ type: Int32) {
    text.withCString { append($0, &iterator, type) }
  }

  private static func container(
    _ type: Int32, _ contents: String?, _ iterator: inout DBusMessageIter, _ values: [Variant]
  ) {
    var inner = DBusMessageIter()
    dbus_message_iter_open_container(&iterator, type, contents, &inner)
    for value in values { append(value, to: &inner) }
    dbus_message_iter_close_container(&iterator, &inner)
  }

  private static func appendDictionary(
    _ contents: String, _ entries: [Variant.Entry], _ iterator: inout DBusMessageIter
  ) {
    var inner = DBusMessageIter()
    dbus_message_iter_open_container(&iterator, Letter.array, contents, &inner)
    for entry in entries {
      container(Letter.dictEntry, nil, &inner, [entry.key, entry.value])
    }
    dbus_message_iter_close_container(&iterator, &inner)
  }

  static func values(of message: OpaquePointer) -> [Variant] {
    var iterator = DBusMessageIter()
    guard dbus_message_iter_init(message, &iterator) != 0 else { return [] }
    return values(at: &iterator)
  }

  private static func values(at iterator: inout DBusMessageIter) -> [Variant] {
    var values: [Variant] = []
    while dbus_message_iter_get_arg_type(&iterator) != Letter.invalid {
      values.append(value(at: &iterator))
      dbus_message_iter_next(&iterator)
    }
    return values
  }

  private static func value(at iterator: inout DBusMessageIter) -> Variant {
    switch dbus_message_iter_get_arg_type(&iterator) {
    case Letter.byte: .byte(basic(&iterator, 0))
    case Letter.boolean: .boolean(basic(&iterator, 0 as dbus_bool_t) != 0)
    case Letter.int16: .int16(basic(&iterator, 0))
    case Letter.uint16: .uint16(basic(&iterator, 0))
    case Letter.int32: .int32(basic(&iterator, 0))
    case Letter.uint32: .uint32(basic(&iterator, 0))
    case Letter.int64: .int64(basic(&iterator, 0))
    case Letter.uint64: .uint64(basic(&iterator, 0))
    case Letter.double: .double(basic(&iterator, 0))
    case Letter.string: .string(text(&iterator))
    case Letter.objectPath: .objectPath(ObjectPath(unchecked: text(&iterator)))
    case Letter.signature: .signature(Signature(unchecked: text(&iterator)))
    case Letter.unixFd: .fileDescriptor(FileDescriptor(owning: basic(&iterator, -1)))
    case Letter.struct: .structure(inner(of: &iterator))
    case Letter.variant: .variant(inner(of: &iterator)[0])
    case Letter.array: array(at: &iterator)
    default: fatalError("unexpected type")
    }
  }

  private static func array(at iterator: inout DBusMessageIter) -> Variant {
    let signature = Signature(unchecked: take(dbus_message_iter_get_signature(&iterator)))
    let element = String(signature.rawValue.dropFirst())
    guard element.hasPrefix("{") else {
      return .array(of: Signature(unchecked: element), inner(of: &iterator))
    }
    var entry = DBusMessageIter()
    dbus_message_iter_recurse(&iterator, &entry)
    var entries: [Variant.Entry] = []
    while dbus_message_iter_get_arg_type(&entry) != Letter.invalid {
      let pair = inner(of: &entry)
      entries.append(Variant.Entry(key: pair[0], value: pair[1]))
      dbus_message_iter_next(&entry)
    }
    return .dictionary(
      key: Signature(unchecked: String(element.dropFirst().prefix(1))),
      value: Signature(unchecked: String(element.dropFirst(2).dropLast())), entries)
  }

  private static func inner(of iterator: inout DBusMessageIter) -> [Variant] {
    var inner = DBusMessageIter()
    dbus_message_iter_recurse(&iterator, &inner)
    return values(at: &inner)
  }

  private static func basic<Value: BitwiseCopyable>(
    _ iterator: inout DBusMessageIter, _ value: Value
  ) -> Value {
    var value = value
    dbus_message_iter_get_basic(&iterator, &value)
    return value
  }

  private static func text(_ iterator: inout DBusMessageIter) -> String {
    String(cString: present(basic(&iterator, nil as UnsafePointer<CChar>?)))
  }

  private static func take(_ text: UnsafeMutablePointer<CChar>?) -> String {
    defer { dbus_free(text) }
    return String(cString: present(text))
  }
}

/// libdbus' type codes, whose macros Swift does not import.
private enum Letter {
  static let invalid: Int32 = 0
  static let byte = Int32(UInt8(ascii: "y"))
  static let boolean = Int32(UInt8(ascii: "b"))
  static let int16 = Int32(UInt8(ascii: "n"))
  static let uint16 = Int32(UInt8(ascii: "q"))
  static let int32 = Int32(UInt8(ascii: "i"))
  static let uint32 = Int32(UInt8(ascii: "u"))
  static let int64 = Int32(UInt8(ascii: "x"))
  static let uint64 = Int32(UInt8(ascii: "t"))
  static let double = Int32(UInt8(ascii: "d"))
  static let string = Int32(UInt8(ascii: "s"))
  static let objectPath = Int32(UInt8(ascii: "o"))
  static let signature = Int32(UInt8(ascii: "g"))
  static let unixFd = Int32(UInt8(ascii: "h"))
  static let array = Int32(UInt8(ascii: "a"))
  static let variant = Int32(UInt8(ascii: "v"))
  static let `struct` = Int32(UInt8(ascii: "r"))
  static let dictEntry = Int32(UInt8(ascii: "e"))
}
