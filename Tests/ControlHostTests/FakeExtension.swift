import Bus
import ControlModel
import ControlProtocol
import TestSupport

/// As much of an extension as a host notices, on a connection of its own.
@BusActor
final class FakeExtension {
  nonisolated static let name: BusName = "org.example.Known"
  /// What each preview shows.
  nonisolated static let look = Snapshot(title: "A look", content: .button(running: StateLook()))

  /// Told of each preview before its answer.
  var preview: @BusActor (FakeExtension) -> Void = { _ in }
  private let connection: Connection
  private var line: Connection?
  private var registrations: [Registration] = []

  private static let interface = Interface<FakeExtension>(.controlExtension) {
    Method("Describe", results: ["kinds"]) {
      (_: FakeExtension, _: MethodCall) -> [[String: Variant]] in []
    }
    Method("Preview", arguments: ["kind", "configuration"], results: ["snapshot"]) {
      (fake: FakeExtension, _: MethodCall, _: String, _: [String: Variant]) -> Snapshot in
      fake.preview(fake)
      return look
    }
  }

  /// Takes the name.
  init(on bus: PrivateBus) async throws {
    connection = try Connection.connect(address: bus.address)
    registrations = [try connection.export(Self.interface, at: .extensionObject, object: self)]
    guard try await connection.requestName(Self.name) else {
      throw NeverHappened("the extension's name is taken")
    }
  }

  var isOpen: Bool { connection.isOpen }

  /// Its unique name.
  var owner: BusName {
    get throws {
      guard let name = connection.uniqueName else { throw NeverHappened("it has no unique name") }
      return name
    }
  }

  /// The host's end of a new line.
  func offerLine() throws -> Variant {
    let (own, other) = try FileDescriptor.socketPair()
    let line = try Connection.peer(fileDescriptor: own, isServer: true)
    registrations.append(try line.export(Self.interface, at: .extensionObject, object: self))
    self.line = line
    return .fileDescriptor(other)
  }

  /// Ends the line alone.
  func closeLine() {
    line?.close()
  }

  /// Ends as a process that crashes: first one descriptor is closed, then the other.
  func die() {
    closeLine()
    connection.close()
  }
}
