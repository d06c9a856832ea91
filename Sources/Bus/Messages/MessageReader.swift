internal import CSystemd
internal import Glibc

/// The place in a message that is read next. It exists only inside a call on ``BusActor``.
///
/// Everything that is read is copied, since the message may go at once. What does not have the
/// expected type throws `InvalidArgs`.
public struct MessageReader: ~Copyable {
  let message: OpaquePointer

  init(_ message: OpaquePointer) { self.message = message }

  /// Enters a container; everything inside has to be read before ``exitContainer()``.
  /// `sd_bus_message_enter_container`.
  ///
  /// - Parameters:
  ///   - type: `a` for an array, `r` a structure, `e` a dictionary entry, `v` a variant.
  ///   - contents: The types that have to be inside.
  public func enterContainer(_ type: Unicode.Scalar, _ contents: Signature) throws(BusError) {
    guard try enterNext(type, contents) else { throw missing("\(type) of \(contents)") }
  }

  /// Enters the next element of an array, a container as in ``enterContainer(_:_:)``; false at the
  /// array's end.
  public func enterNext(_ type: Unicode.Scalar, _ contents: Signature) throws(BusError) -> Bool {
    let result = contents.withCString { characters in
      sd_bus_message_enter_container(message, CChar(letter: type), characters)
    }
    if result == 0 { return false }
    try expect(result, "\(type) of \(contents)")
    return true
  }

  /// Passes over values of these types. `sd_bus_message_skip`.
  public func skip(_ types: Signature) throws(BusError) {
    try expect(types.withCString { sd_bus_message_skip(message, $0) }, "\(types)")
  }

  /// Leaves the innermost container. `sd_bus_message_exit_container`.
  public func exitContainer() throws(BusError) {
    try expect(sd_bus_message_exit_container(message), "end of a container")
  }

  /// Whether the current container has no more elements. `sd_bus_message_at_end`.
  public var isAtEnd: Bool { sd_bus_message_at_end(message, 0) != 0 }

  /// The type that comes next and, for a container, the types inside; nil at the end.
  /// `sd_bus_message_peek_type`.
  public func nextType() throws(BusError) -> (type: Unicode.Scalar, contents: Signature)? {
    var type: CChar = 0
    var contents: UnsafePointer<CChar>?
    guard try check(sd_bus_message_peek_type(message, &type, &contents)) > 0 else { return nil }
    let letter = Unicode.Scalar(UInt8(bitPattern: type))
    return (letter, Signature(contents) ?? Signature(unchecked: ""))
  }

  func read<Value: BitwiseCopyable>(_ type: Unicode.Scalar, into value: Value) throws(BusError)
    -> Value
  {
    var value = value
    try expect(sd_bus_message_read_basic(message, CChar(letter: type), &value), "\(type)")
    return value
  }

  func readText(_ type: Unicode.Scalar) throws(BusError) -> String {
    var text: UnsafePointer<CChar>?
    try expect(sd_bus_message_read_basic(message, CChar(letter: type), &text), "\(type)")
    return text.map { String(cString: $0) } ?? ""
  }

  func readBytes() throws(BusError) -> [UInt8] {
    var start: UnsafeRawPointer?
    var count = 0
    try expect(sd_bus_message_read_array(message, CChar(letter: "y"), &start, &count), "ay")
    return Array(UnsafeRawBufferPointer(start: start, count: count))
  }

  /// sd-bus reports the end of the message as 0 and another type as `ENXIO`.
  private func expect(_ result: Int32, _ wanted: @autoclosure () -> String) throws(BusError) {
    guard result <= 0 else { return }
    switch -result {
    case 0, ENXIO: throw missing(wanted())
    case EBADMSG: throw .inconsistentMessage("The message is malformed")
    default: throw BusError(errno: -result)
    }
  }

  private func missing(_ wanted: String) -> BusError {
    .invalidArguments("The message has no \(wanted) where one is due")
  }
}
