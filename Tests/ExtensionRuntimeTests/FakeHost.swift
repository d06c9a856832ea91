import Bus
import ControlModel
import ControlProtocol
import TestSupport

/// As much of a host as an extension notices: it takes registrations, lines and requests for reloads.
@BusActor final class FakeHost {
  /// The registrations that came: the name and its options.
  private(set) var registrations: [(name: String, options: [String: Variant])] = []
  /// The kinds whose reload was asked for.
  private(set) var reloads: [String] = []
  /// The line of the last registration, from the host's end.
  private(set) var line: Connection?
  /// The kinds of each `ControlsChanged` that came over a line.
  private(set) var changesOverLine: [[String]] = []
  /// The kinds of each that came over the bus: that is the way while a line is not taken yet.
  private(set) var changesOverBus: [[String]] = []
  private let connection: Connection
  private let takesLines: Bool
  private var registration: Registration?
  private var subscription: Subscription?
  private var busSubscription: Subscription?

  private static let interface = Interface<FakeHost>(.controlCenter) {
    Method("RegisterExtension", arguments: ["bus_name", "options"]) {
      (host: FakeHost, _, name: String, options: [String: Variant]) in
      try await host.register(name, options)
    }
    Method("ReloadControls", arguments: ["kind"]) { (host: FakeHost, _, kind: String) in
      host.reloads.append(kind)
    }
  }

  private static let changes = MatchRule(interface: .controlExtension, member: "ControlsChanged")

  /// Takes the host's name.
  init(on bus: PrivateBus, takesLines: Bool = true) async throws {
    connection = try Connection.connect(address: bus.address)
    self.takesLines = takesLines
    registration = try connection.export(Self.interface, at: .controlCenter, object: self)
    busSubscription = try await connection.subscribe(Self.changes) { [weak self] message in
      self?.changesOverBus.append((try? message.read([String].self)) ?? [])
    }
    guard try await connection.requestName(.controlBus) else {
      throw NeverHappened("the host's name is taken")
    }
  }

  private func register(_ name: String, _ options: [String: Variant]) async throws {
    // Without the descriptor, which would keep the line's end open.
    registrations.append((name, options.filter { $0.key != "line" }))
    guard takesLines, case .fileDescriptor(let descriptor)? = options["line"] else { return }
    let line = try Connection.peer(fileDescriptor: descriptor, isServer: false)
    subscription = try await line.subscribe(Self.changes) { [weak self] message in
      self?.changesOverLine.append((try? message.read([String].self)) ?? [])
    }
    self.line = line
  }

  /// Forgets the requests for reloads.
  func forgetReloads() { reloads = [] }

  /// The extension over its line.
  func proxy() throws -> ExtensionProxy {
    guard let line else { throw NeverHappened("there is no line") }
    return ExtensionProxy(connection: line, destination: nil)
  }

  /// Calls the extension over the bus: what the host sent there before has come by then.
  func callOverBus(_ name: BusName) async throws {
    _ = try await ExtensionProxy(connection: connection, destination: name).describe()
  }

  /// Closes the line as a host does after a while without calls.
  func closeLine() {
    subscription = nil
    line?.close()
    line = nil
  }

  /// Ends, as a host that is stopped.
  func stop() {
    closeLine()
    connection.close()
  }
}
