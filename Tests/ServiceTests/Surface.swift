import Bus
import ControlModel
import ControlProtocol
import Foundation
import TestSupport
import Testing

/// A surface of a test's own: a connection that calls and records every signal of the service.
@BusActor
final class Surface {
  let connection: Connection
  private var subscription: Subscription?
  /// What came, in order: signals, and what the test adds itself.
  private(set) var events: [String] = []
  private(set) var changes: [(path: ObjectPath, interface: String, values: [String: Variant])] = []

  init(_ host: RunningHost) async throws {
    connection = try host.client()
    subscription = try await connection.subscribe(
      MatchRule(sender: .controlBus, pathNamespace: .controlCenter)
    ) { [weak self] in self?.record($0) }
  }

  func note(_ event: String) { events.append(event) }

  func forget() {
    events = []
    changes = []
  }

  private func record(_ message: Message) {
    let path = message.path ?? "/"
    switch message.member?.rawValue {
    case "PropertiesChanged":
      guard
        let (interface, values, _) = try? message.read(
          String.self, [String: Variant].self, [String].self)
      else { return }
      changes.append((path, interface, values))
      let short = interface.split(separator: ".").last ?? ""
      events.append("\(short) \(values.keys.sorted().joined(separator: ","))")
    case let member?: events.append(member)
    case nil: break
    }
  }

  /// The changes of the look of a control.
  func looks(of path: ObjectPath) -> [[String: Variant]] {
    changes.filter {
      $0.path == path
        && ["org.controlbus.Toggle1", "org.controlbus.Button1"].contains($0.interface)
    }.map(\.values)
  }

  @discardableResult
  func call<each Argument: BusValue>(
    _ path: ObjectPath, _ interface: InterfaceName, _ member: MemberName,
    _ arguments: repeat each Argument, timeout: Duration? = nil
  ) async throws(BusError) -> Message {
    try await connection.call(
      MemberAddress(destination: .controlBus, path: path, interface: interface, member: member),
      repeat each arguments, timeout: timeout)
  }

  func setValue(_ value: Bool, _ path: ObjectPath) async throws(BusError) {
    try await call(path, .toggle, "SetValue", value)
  }

  func properties(
    _ path: ObjectPath, _ interface: InterfaceName
  ) async throws(BusError) -> [String: Variant] {
    try await connection.properties(destination: .controlBus, path: path, interface: interface)
  }

  func value(of path: ObjectPath) async throws -> Bool? {
    try await properties(path, .toggle)["Value"]?.boolValue
  }

  func state(of path: ObjectPath) async throws -> String {
    for interface in [InterfaceName.toggle, .button] {
      if let state = try? await properties(path, interface)["State"]?.stringValue { return state }
    }
    return ""
  }

  /// The user's order.
  func controls() async throws -> [String] {
    let paths = try await properties(.controlCenter, .controlCenter)["Controls"]?.arrayValue ?? []
    return paths.compactMap {
      $0.stringValue.flatMap { ObjectPath($0)?.decodedLabel(under: .controls) }
    }
  }

  /// The name of the error that a call gets; empty when it succeeds.
  func errorName(_ body: () async throws -> Void) async -> String {
    do {
      try await body()
      return ""
    } catch let error as BusError {
      return error.name.rawValue
    } catch {
      return "\(error)"
    }
  }
}
