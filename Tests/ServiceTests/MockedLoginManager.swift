import Foundation
import TestSupport

/// The logind of python3-dbusmock, an implementation of its interfaces that is not ours, on a bus of
/// its own.
final class MockedLoginManager: Sendable {
  let bus: PrivateBus
  private let mock: ChildProcess

  /// Starts it with one session, `c1`, on a bus of its own unless told.
  init(on bus: PrivateBus? = nil) async throws {
    let bus = try bus ?? PrivateBus()
    self.bus = bus
    var environment = ProcessInfo.processInfo.environment
    environment["DBUS_SYSTEM_BUS_ADDRESS"] = bus.address
    mock = try ChildProcess(
      "/usr/bin/python3", ["-m", "dbusmock", "--system", "--template", "logind"],
      environment: environment)
    try await eventually("logind is there", within: .seconds(20)) {
      try await self.call("/org/freedesktop/login1", "org.freedesktop.DBus.Peer", "Ping").isEmpty
    }
    try await call(
      "/org/freedesktop/login1", "org.freedesktop.DBus.Mock", "AddSession", "ssusb", "c1", "seat0",
      "\(getuid())", "somebody", "true")
    try await emit("SessionNew", "so", "c1", "/org/freedesktop/login1/session/c1")
  }

  /// Ends it at once.
  func kill() async throws {
    mock.signal(SIGKILL)
    _ = try await mock.end()
  }

  /// Changes the session's `LockedHint`, and says so.
  func lock(_ locked: Bool) async throws {
    try await call(
      "/org/freedesktop/login1/session/c1", "org.freedesktop.login1.Session", "SetLockedHint",
      "b", "\(locked)")
  }

  /// Says that the machine falls asleep, or wakes up.
  func prepareForSleep(_ starts: Bool) async throws {
    try await emit("PrepareForSleep", "b", "\(starts)")
  }

  /// Sends a signal of the manager, all of whose arguments have types of one letter.
  private func emit(_ signal: String, _ types: String, _ arguments: String...) async throws {
    let values = zip(types, arguments).flatMap { [String($0), $1] }
    let call = ["sssav", "org.freedesktop.login1.Manager", signal, types, "\(arguments.count)"]
    try await self.call(
      "/org/freedesktop/login1", "org.freedesktop.DBus.Mock", "EmitSignal", call + values)
  }

  /// Calls it by busctl, and returns what it could not do; empty for a success.
  @discardableResult
  private func call(
    _ path: String, _ interface: String, _ member: String, _ arguments: String...
  ) async throws -> String {
    try await self.call(path, interface, member, arguments)
  }

  @discardableResult
  private func call(
    _ path: String, _ interface: String, _ member: String, _ arguments: [String]
  ) async throws -> String {
    let call = try await ChildProcess.run(
      "busctl",
      ["--address=\(bus.address)", "call", "org.freedesktop.login1", path, interface, member]
        + arguments)
    return call.error
  }
}
