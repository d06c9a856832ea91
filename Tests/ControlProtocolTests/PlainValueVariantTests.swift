import Bus
import ControlModel
import ControlProtocol
import Testing

@Suite("A plain value on the bus")
struct PlainValueVariantTests {
  @Test(
    "has the type that the contract names",
    arguments: [
      (.boolean(true), "b"), (.integer(-1), "x"), (.double(0.5), "d"), (.string("ü"), "s"),
      (.list([.string("a"), .string("b")]), "as"), (.list([.integer(1)]), "ax"),
      (.list([]), "av"), (.list([.integer(1), .string("a")]), "av"),
      (.dictionary(["a": .integer(1)]), "a{sv}"),
      (.list([.dictionary([:])]), "aa{sv}"),
    ] as [(PlainValue, Signature)])
  func signatures(_ value: PlainValue, _ signature: Signature) throws {
    #expect(value.variant.contentSignature == signature)
    #expect(try PlainValue(value.variant) == value)
  }

  @Test(
    "is read from integers of every width",
    arguments: [
      .byte(7), .int16(7), .uint16(7), .int32(7), .uint32(7), .int64(7), .uint64(7),
      .variant(.int32(7)),
    ] as [Variant])
  func widths(_ variant: Variant) throws {
    #expect(try PlainValue(variant) == .integer(7))
  }

  @Test("refuses an integer that is too large, and names its key")
  func overflow() {
    let error = #expect(throws: BusError.self) {
      try Configuration(variants: ["minutes": .uint64(.max)])
    }
    #expect(error?.name == .invalidArguments)
    #expect(error?.message.contains("minutes") == true)
  }
}
