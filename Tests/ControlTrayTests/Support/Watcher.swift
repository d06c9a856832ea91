import Bus
import TestSupport

/// A tray: it owns the watcher's name and notes which connections register.
@BusActor
final class Watcher {
  static let name: BusName = "org.kde.StatusNotifierWatcher"

  private(set) var items: [BusName] = []
  /// The object of the item that registered last.
  private(set) var path: ObjectPath = "/"
  let connection: Connection
  /// Whether it answers registrations; a shell that is starting does not yet.
  private let answers: Bool
  private var registration: Registration?

  private static let interface = Interface<Watcher>("org.kde.StatusNotifierWatcher") {
    Method("RegisterStatusNotifierItem", arguments: ["service"]) {
      (watcher: Watcher, call: MethodCall, service: String) async throws -> Void in
      guard let sender = call.sender, let path = ObjectPath(service) else { return }
      watcher.items.append(sender)
      watcher.path = path
      if !watcher.answers { try await Task.sleep(for: .seconds(3600)) }
    }
  }

  init(_ bus: PrivateBus, answers: Bool = true) throws {
    connection = try Connection.connect(address: bus.address)
    self.answers = answers
  }

  /// Takes the name, from another watcher too.
  func start() async throws {
    registration = try connection.export(
      Self.interface, at: "/StatusNotifierWatcher", object: self)
    let isOwner = try await connection.requestName(
      Self.name, allowReplacement: true, replaceExisting: true)
    guard isOwner else { throw NeverHappened("the watcher has its name") }
  }

  /// The item, once it has registered.
  func item() async throws -> BusName {
    try await eventually("an item registers") { !items.isEmpty }
    return items[items.count - 1]
  }

  func stop() { connection.close() }
}
