public import Bus

/// The portal that opens URLs, with one answer to all.
@BusActor public final class FakePortal {
  /// What it was asked to open.
  public private(set) var urls: [String] = []
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
  public init(on bus: PrivateBus, response: UInt32) async throws {
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
