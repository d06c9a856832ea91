public import Bus

/// An application that is activated over the bus.
@BusActor public final class FakeApp {
  /// How often it was activated.
  public private(set) var activations = 0
  private let connection: Connection
  private var registration: Registration?

  private static let interface = Interface<FakeApp>("org.freedesktop.Application") {
    Method("Activate", arguments: ["platform_data"]) {
      (app: FakeApp, _, _: [String: Variant]) in
      app.activations += 1
    }
  }

  /// Takes the app's name, `org.example.my-App`.
  public init(on bus: PrivateBus, name: BusName) async throws {
    connection = try Connection.connect(address: bus.address)
    registration = try connection.export(Self.interface, at: "/org/example/my_App", object: self)
    guard try await connection.requestName(name) else { throw NeverHappened("the name is taken") }
  }
}
