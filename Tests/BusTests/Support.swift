import Bus
import Dispatch
import TestSupport

/// Runs something that blocks on a thread that no task needs.
func blocking<Result: Sendable>(
  _ body: @escaping @Sendable () throws -> Result
) async throws -> Result {
  try await withCheckedThrowingContinuation { continuation in
    DispatchQueue.global().async { continuation.resume(with: Swift.Result { try body() }) }
  }
}

/// The error that a call ends with.
@BusActor func failure<Result>(
  _ body: @autoclosure @BusActor () async throws -> Result
) async throws -> ErrorName? {
  do {
    _ = try await body()
    return nil
  } catch let error as BusError {
    return error.name
  }
}

extension ChildProcess {
  /// Starts the test program.
  static func busProgram(_ arguments: String...) throws -> ChildProcess {
    try ChildProcess(BuiltProducts.path(of: "BusProgram"), arguments)
  }
}

/// A private bus with a service and a client, both ours.
@BusActor final class Line {
  let bus: PrivateBus
  let service: Connection
  let client: Connection

  init() throws {
    EventLoop.shared.startThread()
    bus = try PrivateBus()
    service = try Connection.connect(address: bus.address)
    client = try Connection.connect(address: bus.address)
  }

  static func start() async throws -> Line {
    EventLoop.shared.startThread()
    let line = try Line()
    try await line.service.call(.bus("GetId"))
    return line
  }

  /// A member of an object of the service.
  func address(
    _ interface: InterfaceName, _ member: MemberName, at path: ObjectPath = "/lamp"
  ) -> MemberAddress {
    MemberAddress(
      destination: service.uniqueName, path: path, interface: interface, member: member)
  }
}
