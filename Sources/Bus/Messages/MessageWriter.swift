internal import CSystemd
internal import Glibc

/// The end of a message that is being written. It exists only inside a call on ``BusActor``.
public struct MessageWriter: ~Copyable {
  let message: OpaquePointer

  init(_ message: OpaquePointer) { self.message = message }

  /// Begins a container; what is appended until ``closeContainer()`` lies inside.
  /// `sd_bus_message_open_container`.
  ///
  /// - Parameters:
  ///   - type: `a` for an array, `r` a structure, `e` a dictionary entry, `v` a variant.
  ///   - contents: The types inside.
  public func openContainer(_ type: Unicode.Scalar, _ contents: Signature) throws(BusError) {
    try check(
      contents.withCString { characters in
        sd_bus_message_open_container(message, CChar(letter: type), characters)
      })
  }

  /// Ends the innermost container. `sd_bus_message_close_container`.
  public func closeContainer() throws(BusError) {
    try check(sd_bus_message_close_container(message))
  }

  /// Appends one entry of an `a{sv}`: a key, and in a `v` of this type what the closure appends.
  public func appendEntry<Key: BasicBusValue>(
    _ key: Key, of type: Signature, _ content: () throws(BusError) -> Void
  ) throws(BusError) {
    try openContainer("e", Signature(unchecked: "sv"))
    try key.append(to: self)
    try openContainer("v", type)
    try content()
    try closeContainer()
    try closeContainer()
  }

  func append<Value: BitwiseCopyable>(_ type: Unicode.Scalar, _ value: Value) throws(BusError) {
    var value = value
    try check(sd_bus_message_append_basic(message, CChar(letter: type), &value))
  }

  /// Appends text of type `s`, `o` or `g`. D-Bus knows no NUL inside a string, and sd-bus refuses
  /// Unicode's noncharacters.
  func append(_ type: Unicode.Scalar, text: String) throws(BusError) {
    let length = text.utf8.count
    let result: Int32? = text.withCString { characters in
      guard strlen(characters) == length else { return nil }
      return sd_bus_message_append_basic(message, CChar(letter: type), characters)
    }
    guard let result, result != -EINVAL else {
      throw .invalidArguments("D-Bus cannot carry the text \(text.debugDescription)")
    }
    try check(result)
  }

  func append(bytes: [UInt8]) throws(BusError) {
    try check(
      bytes.withUnsafeBytes {
        sd_bus_message_append_array(message, CChar(letter: "y"), $0.baseAddress, $0.count)
      })
  }
}

extension CChar {
  /// The letter of a type, an ASCII character.
  init(letter: Unicode.Scalar) { self = CChar(truncatingIfNeeded: letter.value) }
}
