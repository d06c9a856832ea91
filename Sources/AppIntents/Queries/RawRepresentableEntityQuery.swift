/// The query that an enum which is an entity has for free: all of its cases.
public struct _CaseQuery<Entity>: EnumerableEntityQuery
where Entity: AppEntity & RawRepresentable & CaseIterable, Entity.RawValue == Entity.ID {
  /// Makes a query.
  public init() {}
  /// All cases.
  public func allEntities() async throws -> [Entity] { Array(Entity.allCases) }
}

extension AppEntity
where Self: RawRepresentable & CaseIterable, RawValue == ID {
  /// All cases.
  public static var defaultQuery: _CaseQuery<Self> { _CaseQuery() }
}

extension AppEntity where Self: RawRepresentable, RawValue == ID {
  /// The raw value.
  public var id: RawValue { rawValue }
}
