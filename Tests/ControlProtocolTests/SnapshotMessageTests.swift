import Bus
import ControlModel
import ControlProtocol
import Testing

/// A line whose other end answers with what a test gives it.
@BusActor private final class Mirror {
  var snapshot: [String: Variant] = [:]
  var result = SentResult(SentSnapshot(nil))

  static let interface = Interface<Mirror>("org.example.Mirror1") {
    Method("Plain", results: ["snapshot"]) { mirror, _ in mirror.snapshot }
    Method("Coded", results: ["snapshot", "outcome"]) { mirror, _ in mirror.result }
  }

  private let client: Connection
  private let service: Connection
  private var registration: Registration?

  nonisolated static func start() async throws -> Mirror {
    EventLoop.shared.startThread()
    return try await Mirror()
  }

  private init() throws {
    let (one, other) = try FileDescriptor.socketPair()
    client = try Connection.peer(fileDescriptor: one, isServer: false)
    service = try Connection.peer(fileDescriptor: other, isServer: true)
    registration = try service.export(Self.interface, at: "/mirror", object: self)
  }

  private func call(_ member: MemberName) async throws(BusError) -> Message {
    try await client.call(
      MemberAddress(
        destination: nil, path: "/mirror", interface: "org.example.Mirror1", member: member))
  }

  /// Has the other end answer with this, and reads the reply.
  func coded<Value: Sendable>(
    _ result: SentResult, _ read: @BusActor (Message) throws -> Value
  ) async throws -> Value {
    self.result = result
    return try read(try await call("Coded"))
  }

  /// Has the other end answer with this, and reads it as a snapshot.
  func read(_ dictionary: [String: Variant]) async throws -> Snapshot {
    snapshot = dictionary
    return try await call("Plain").read(Snapshot.self)
  }
}

@Suite("A snapshot in a message")
struct SnapshotMessageTests {
  @Test(
    "is what was sent, with the action's dialog or without a look",
    arguments: [DictionaryCodedTests.toggle, DictionaryCodedTests.button, nil])
  func roundTrip(_ snapshot: Snapshot?) async throws {
    let mirror = try await Mirror.start()
    let dialog = snapshot == nil ? "" : "Done"
    let result = SentResult(SentSnapshot(snapshot), dialog: dialog)
    let read = try await mirror.coded(result) { message in try SentResult(reply: message) }
    #expect(read.snapshot.snapshot == snapshot && read.dialog == dialog && read.known == nil)
  }

  @Test("may have the number of its look, and be sent as that number and a value")
  func numbers() async throws {
    let mirror = try await Mirror.start()
    let whole = SentResult(SentSnapshot(DictionaryCodedTests.toggle, look: .max))
    let first = try await mirror.coded(whole) { message in try SentResult(reply: message) }
    #expect(first.snapshot.look == .max && first.snapshot.snapshot == DictionaryCodedTests.toggle)
    let short = SentResult(look: 7, value: true, dialog: "Done")
    let second = try await mirror.coded(short) { message in try SentResult(reply: message) }
    #expect(second.snapshot.snapshot == nil && second.dialog == "Done")
    #expect(second.known?.look == 7 && second.known?.value == true)
  }

  @Test("says the same as its dictionary", arguments: [DictionaryCodedTests.toggle])
  func sameAsDictionary(_ snapshot: Snapshot) async throws {
    let mirror = try await Mirror.start()
    let fields = try await mirror.coded(SentResult(SentSnapshot(snapshot))) { message in
      try message.read([String: Variant].self, [String: Variant].self).0
    }
    #expect(try [String: PlainValue](variants: fields) == snapshot.dictionary)
    #expect(try await mirror.read(snapshot.variants) == snapshot)
  }

  @Test("leaves out the look of a toggle's own state, which is what it shows")
  func ownState() async throws {
    let look = StateLook(subtitle: "On", symbol: "bolt.fill")
    let snapshot = Snapshot(
      subtitle: "On", symbol: "bolt.fill",
      content: .toggle(isOn: true, off: StateLook(subtitle: "Off"), on: look))
    #expect(snapshot.dictionary["On"] == nil && snapshot.dictionary["Off"] != nil)
    #expect(try await Mirror.start().read(snapshot.variants) == snapshot)
  }

  @Test("may hold keys that nobody knows, of any type")
  func unknownKeys() async throws {
    let snapshot = try await Mirror.start().read([
      "ControlType": .string("button"), "Later": .dictionary(["a": .uint64(1)]),
      "Running": .dictionary(["Symbol": .string("moon"), "Depth": .double(1)]),
    ])
    #expect(snapshot == Snapshot(content: .button(running: StateLook(symbol: "moon"))))
  }

  @Test(
    "names the key of a value that is wrong",
    arguments: [
      (["ControlType": .string("slider")], "ControlType"),
      (["ControlType": .string("toggle")], "Value"),
      (["ControlType": .string("button"), "Title": .int64(1)], "Title"),
      (["ControlType": .string("button"), "Enabled": .string("yes")], "Enabled"),
      (["ControlType": .string("button"), "Running": .string("moon")], "Running"),
      (
        ["ControlType": .string("button"), "Running": .dictionary(["Symbol": .boolean(true)])],
        "Symbol"
      ),
    ] as [([String: Variant], String)])
  func errors(_ dictionary: [String: Variant], _ key: String) async throws {
    let error = await #expect(throws: BusError.self) { try await Mirror.start().read(dictionary) }
    #expect(error?.name == .invalidArguments)
    #expect(error?.message.contains("“\(key)”") == true)
  }

  @Test("must not be empty")
  func empty() async {
    let error = await #expect(throws: BusError.self) { try await Mirror.start().read([:]) }
    #expect(error?.name == .invalidArguments)
  }
}
