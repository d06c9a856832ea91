import Bus
import Foundation
import TestSupport

/// A `dbus-broker` of a test's own, without the launcher that needs a systemd: no start of a service
/// succeeds, and everybody may do everything. It ends with the connection of its controller, which this
/// is.
@BusActor
final class BrokerBus {
  let address: String
  private let folder: TemporaryFolder
  private let controller: Connection
  private let process: Process
  private var services: [Subscription] = []
  /// The services that somebody has wanted to be started, one after the other.
  private(set) var starts: [BusName] = []

  init() async throws {
    folder = try TemporaryFolder()
    address = "unix:path=" + folder.file("bus")
    let (own, other) = try FileDescriptor.socketPair()
    process = Process()
    process.executableURL = URL(filePath: "/usr/bin/dbus-broker")
    process.arguments = [
      "--controller", "0", "--machine-id", "0123456789abcdef0123456789abcdef",
      "--max-objects", "1000000", "--max-matches", "100000", "--max-fds", "4096",
    ]
    process.standardInput = FileHandle(fileDescriptor: other.rawValue)
    try process.run()
    controller = try Connection.peer(fileDescriptor: own, isServer: false)
    let listener = MemberAddress(
      destination: nil, path: "/org/bus1/DBus/Broker", interface: "org.bus1.DBus.Broker",
      member: "AddListener")
    _ = try await controller.call(
      listener, ObjectPath(unchecked: "/org/bus1/DBus/Listener/0"),
      listeningSocket(at: folder.file("bus")), Self.policy)
  }

  /// What everybody may do, as the controller's interface wants it: connect, own any name, and send
  /// and receive anything.
  private static var policy: Variant {
    let yes: [Variant] = [.boolean(true), .uint64(1)]
    let names = Variant.array(
      of: Signature(unchecked: "(btbs)"), [.structure(yes + [.boolean(true), .string("")])])
    let texts = Array(repeating: Variant.string(""), count: 4)
    let messages = Variant.array(
      of: Signature(unchecked: "(btssssuutt)"),
      [
        .structure(
          yes + texts + [.uint32(0), .uint32(0), .uint64(0), .uint64(.max)])
      ])
    let batch = Variant.structure(yes + [names, messages, messages])
    let batchType = "(bta(btbs)a(btssssuutt)a(btssssuutt))"
    return .structure([
      .array(
        of: Signature(unchecked: "(u\(batchType))"), [.structure([.uint32(.max), batch])]),
      .array(of: Signature(unchecked: "(buu\(batchType))"), []),
      .array(of: Signature(unchecked: "(ss)"), []),
      .boolean(false), .string("session"),
    ])
  }

  /// Lets the bus start a program when somebody calls this name, which then fails.
  ///
  /// - Parameter failure: what the launcher would tell of it, the last part of an error's name.
  func addService(name: BusName, failure: String) async throws {
    let path = ObjectPath(unchecked: "/org/bus1/DBus/Name/\(services.count)")
    let activation = MatchRule(path: path, interface: "org.bus1.DBus.Name", member: "Activate")
    services.append(
      try await controller.subscribe(activation) { [weak self] message in
        guard let self, let serial = try? message.read(UInt64.self) else { return }
        starts.append(name)
        reset(path, serial, "org.bus1.DBus.Name.Error.\(failure)")
      })
    let addition = MemberAddress(
      destination: nil, path: "/org/bus1/DBus/Broker", interface: "org.bus1.DBus.Broker",
      member: "AddName")
    _ = try await controller.call(addition, path, name.rawValue, getuid())
  }

  private func reset(_ path: ObjectPath, _ serial: UInt64, _ error: String) {
    let reset = MemberAddress(
      destination: nil, path: path, interface: "org.bus1.DBus.Name", member: "Reset")
    Task { @BusActor in try await controller.call(reset, serial, error) }
  }

  isolated deinit {
    controller.close()
    process.terminate()
    process.waitUntilExit()
  }
}
