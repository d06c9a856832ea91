internal import ControlModel

/// A thing of the app's own that parameters may have.
///
/// Only its identifier is persisted: each evaluation asks the query for the entity again, and an
/// identifier that the query does not return leaves an optional parameter nil.
public protocol AppEntity: AppValue, DisplayRepresentable, Identifiable
where ID: EntityIdentifierConvertible {
  /// The type of ``defaultQuery``.
  associatedtype DefaultQuery: EntityQuery where DefaultQuery.Entity == Self
  /// What finds entities of this type.
  static var defaultQuery: DefaultQuery { get }
}

extension AppEntity {
  /// The wrapper of an entity's properties: `@Property(title: "Name") var name: String`.
  public typealias Property = EntityProperty

  /// An entity with its query.
  public static var _traits: _ValueTraits {
    var traits = _ValueTraits(.entity)
    traits.defaultQuery = { defaultQuery }
    return traits
  }
  /// `s` on the bus: the identifier.
  public var _plainForm: _PlainForm? { _PlainForm(.string(id.entityIdentifierString)) }

  /// Nothing: an entity needs its query.
  public static func _value(from form: _PlainForm) throws -> Self? {
    _ = try form.identifier()
    return nil
  }

  /// Asks the query for the entity.
  public static func _resolve(
    _ form: _PlainForm, by query: (any EntityQuery)?
  ) async throws -> Self? {
    try await _resolveAll([form], by: query).first
  }

  /// Asks the query once for all of the entities, and puts them into the order of the forms.
  public static func _resolveAll(
    _ forms: [_PlainForm], by query: (any EntityQuery)?
  ) async throws -> [Self] {
    let ids = try forms.compactMap { ID.entityIdentifier(for: try $0.identifier()) }
    guard !ids.isEmpty else { return [] }
    let found =
      if let query = query as? any EntityQuery<Self> {
        try await entities(for: ids, by: query)
      } else {
        try await defaultQuery.entities(for: ids)
      }
    return ids.compactMap { id in found.first { $0.id == id } }
  }

  private static func entities<Query: EntityQuery<Self>>(
    for ids: [ID], by query: Query
  ) async throws -> [Self] {
    try await query.entities(for: ids)
  }
}

extension AppEntity where Self: AppEnum {
  /// An entity; the enum's cases are its choices.
  public static var _traits: _ValueTraits {
    var traits = _ValueTraits(.entity)
    traits.defaultQuery = { defaultQuery }
    return traits
  }
  /// `s` on the bus: the identifier.
  public var _plainForm: _PlainForm? { _PlainForm(.string(id.entityIdentifierString)) }
  /// Nothing: an entity needs its query.
  public static func _value(from form: _PlainForm) throws -> Self? {
    _ = try form.identifier()
    return nil
  }
}
