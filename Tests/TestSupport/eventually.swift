/// What a test waited for did not come.
public struct NeverHappened: Error, CustomStringConvertible {
  /// What it was.
  public let description: String

  /// Makes the error that names it.
  public init(_ description: String) { self.description = description }
}

/// Waits until a condition holds, and fails when it does not within the limit.
public nonisolated(nonsending) func eventually(
  _ what: String, within limit: Duration = .seconds(10),
  _ condition: () async throws -> Bool
) async throws {
  let deadline = ContinuousClock.now + limit
  while try await !condition() {
    guard ContinuousClock.now < deadline else {
      throw NeverHappened("did not happen within \(limit): \(what)")
    }
    try await Task.sleep(for: .milliseconds(5))
  }
}
