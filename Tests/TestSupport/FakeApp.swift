import Bus
import TestSupport

/// An application that is activated over the bus.
@BusActor final class FakeApp {
  /// How often it was activated.
  private(set) var activations = 0
  private let connection: Connection
  private var registration: Registration?

  private static let interface = Interface<FakeApp>("org.freedesktop.Application") {
    Method("Activate", arguments: ["platform_data"]) {
      (app: FakeApp, _, _: [String: Variant]) in
      app.activations += 1
    }
  }

  /// Takes the app's name, `org.example.my-App`.
  init(on bus: PrivateBus, name: BusName) async throws {
    connection = try Connection.connect(address: bus.address)
    registration = try connection.export(Self.interface, at: "/org/example/my_App", object: self)
    guard try await connection.requestName(name) else { throw NeverHappened("the name is taken") }
  }
}

/// The portal that opens URLs, with one answer to all.
@BusActor final class FakePortal {
  /// What it was asked to open.
  private(set) var urls: [String] = []
  private let connection: Connection
  private let response: UInt32
  private var registration: Registration?

  private static let interface = Interface<FakePortal>("org.freedesktop.portal.OpenURI") {
    Method("OpenURI", arguments: ["parent_window", "uri", "options"], results: ["handle"]) {
      (portal: FakePortal, call, _: String, url: String, options: [String: Variant]) in
      try portal.open(url, token: options["handle_token"]?.stringValue ?? "t", for: call.sender)
    }
  }

  /// Takes the portal's name.
  init(on bus: PrivateBus, response: UInt32) async throws {
    connection = try Connection.connect(address: bus.address)
    self.response = response
    registration = try connection.export(
      Self.interface, at: "/org/freedesktop/portal/desktop", object: self)
    guard try await connection.requestName("org.freedesktop.portal.Desktop") else {
      throw NeverHappened("the portal's name is taken")
    }
  }

  private func open(_ url: String, token: String, for sender: BusName?) throws -> ObjectPath {
    urls.append(url)
    let caller = (sender?.rawValue ?? ":").dropFirst().replacing(".", with: "_")
    guard let path = ObjectPath("/org/freedesktop/portal/desktop/request/\(caller)/\(token)") else {
      throw BusError.invalidArguments("handle_token")
    }
    try connection.emit(
      path: path, interface: "org.freedesktop.portal.Request", member: "Response", response,
      [String: Variant]())
    return path
  }
}
