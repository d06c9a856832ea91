/// A query for the one entity, given as a closure.
public struct UniqueAppEntityProvider<Entity: AppEntity>: UniqueAppEntityQuery {
  private let find: @Sendable () async throws -> Entity

  /// A query that finds nothing.
  public init() {
    find = { throw AppIntentError.Unrecoverable.entityNotFound }
  }

  /// A query that asks a closure.
  public init(_ find: @escaping @Sendable () async throws -> Entity) {
    self.find = find
  }

  /// Asks the closure.
  public func uniqueEntity() async throws -> Entity { try await find() }
}
