import Bus
import TestSupport
import Testing

/// Values through our marshaller, compared with libdbus byte by byte and value by value.
@Suite(.onEventLoop, .serialized) struct ValuesTests {
  static let odd = Variant.string("odd")
  static let emptyDictionary = Variant.dictionary([:])
  static let nestedElement: Signature = "(sa{sv})"
  static let vectors: [[Variant]] = [
    [emptyDictionary], [.strings([])], [.array(of: "v", [])], [.array(of: nestedElement, [])],
    [odd, emptyDictionary], [odd, .strings([])], [odd, .array(of: "v", [])],
    [odd, .array(of: nestedElement, [])], [.byte(1), .array(of: "t", [])],
    [odd, .array(of: "at", []), .byte(7)], [odd, .array(of: "at", [.array(of: "t", [])]), odd],
    [odd, .array(of: "a{sv}", [emptyDictionary, emptyDictionary]), .byte(1)],
    [.array(of: nestedElement, [.structure([odd, emptyDictionary])])],
    [.array(of: nestedElement, [.structure([.string("1234567"), .dictionary(["k": odd])])])],
    [.dictionary(["a": emptyDictionary, "bc": .strings([]), "def": .array(of: "v", [])])],
    [.byte(255), .boolean(true), .int16(-1), .uint16(.max), .int32(.min), .uint32(.max)],
    [.int64(.min), .uint64(.max), .double(-0.1), .double(.infinity)],
    [.objectPath("/"), .signature("a{sv}"), .signature("")],
    [.variant(.variant(.variant(.int16(3))))], [.variant(emptyDictionary), .variant(.strings([]))],
    [.array(of: "y", (0..<9).map(Variant.byte)), .uint64(1)], [.array(of: "y", []), .uint64(1)],
    [.structure([.byte(1), .structure([.uint64(2)]), .byte(3)]), .byte(4)],
    [.dictionary(key: "y", value: "t", [.init(key: .byte(1), value: .uint64(2))])],
    [
      .dictionary(
        key: "s", value: "a{ss}", [.init(key: odd, value: .dictionary(key: "s", value: "s", []))])
    ],
    [.string(""), .string("ü🔦"), .string(String(repeating: "x", count: 70_000))],
    [.string("'\"\\\n\t\u{1}\u{7f}%s%n$(id)`"), .string("\u{202e}\u{200b}\u{10fffd}")],
  ]

  @Test("libdbus reads and writes every value as we do, to the byte")
  @BusActor func vectors() async throws {
    let exchange = try await Exchange()
    for values in Self.vectors { try await exchange.check(values) }
  }

  @Test("Random values survive the way to libdbus and back")
  @BusActor func randomValues() async throws {
    let exchange = try await Exchange()
    for seed in 0..<200 as Range<UInt64> {
      var random = RandomValues(seed: seed)
      try await exchange.check((0..<3).map { _ in random.next(depth: 3) })
    }
  }

  @Test("A value that D-Bus cannot carry is refused where it is written, and the connection lives")
  @BusActor func unsendable() async throws {
    let line = try await Line.start()
    let id = MemberAddress.bus("GetNameOwner")
    #expect(
      try await failure(try await line.client.call(id, "a\0b"))
        == .invalidArguments)
    #expect(try await failure(try await line.client.call(id, "\u{fffe}")) == .invalidArguments)
    let mixed = Variant.array(of: "s", [.string("a"), .int32(1)])
    #expect(
      try await failure(try await line.client.call(id, mixed))
        == .invalidArguments)
    let missing = FileDescriptor(owning: -1)
    #expect(try await failure(try await line.client.call(id, missing)) != nil)
    #expect(try await line.client.owner(of: .bus) == .bus)
  }

  @Test("Reading other types than came is an error that names both, and reading again works")
  @BusActor func wrongTypes() async throws {
    let line = try await Line.start()
    let reply = try await line.client.call(.bus("GetNameOwner"), "org.freedesktop.DBus")
    #expect(try await failure(try reply.read(UInt32.self)) == .invalidArguments)
    #expect(
      try await failure(try reply.read(String.self, String.self))
        == .invalidArguments)
    #expect(try await failure(try reply.read([String].self)) == .invalidArguments)
    #expect(try reply.read(String.self) == "org.freedesktop.DBus")
    #expect(try reply.read(String.self) == "org.freedesktop.DBus")
  }

  @Test("Typed views look through variants and integer widths")
  func views() {
    let value = Variant.dictionary(["n": .uint16(7), "l": .strings(["a"]), "b": .boolean(true)])
    let read = Variant.variant(value).dictionaryValue
    #expect(read?["n"]?.int64Value == 7 && read?["n"]?.doubleValue == 7)
    #expect(read?["l"]?.arrayValue?.map(\.stringValue) == ["a"] && read?["b"]?.boolValue == true)
    #expect(Variant.uint64(.max).int64Value == nil && Variant.int32(1).boolValue == nil)
    #expect(
      Variant.objectPath("/a").stringValue == "/a" && Variant.string("/a").objectPathValue == nil)
  }
}

/// A client of ours and a libdbus peer that answers each call with its own arguments.
@BusActor private final class Exchange {
  private let line: Line
  private let peer: LibDBus

  init() async throws {
    line = try await Line.start()
    peer = try await blocking { [address = line.bus.address] in try LibDBus(address: address) }
  }

  func check(_ values: [Variant]) async throws {
    let address = MemberAddress(
      destination: peer.uniqueName, path: "/", interface: "a.b", member: "C")
    let serving = Task { [peer] in try await blocking { try peer.answerOne() } }
    let reply = try await line.client.call(address, values: values)
    let received = try await serving.value
    #expect(received.values == values)
    #expect(received.signature == values.map(\.contentSignature.rawValue).joined())
    #expect(received.body == LibDBus.body(of: values), "\(values)")
    #expect(try reply.values() == values)
  }
}
