/// A type of identifiers that has a text form. The text is what configurations keep.
public protocol EntityIdentifierConvertible: Sendable {
  /// The identifier as a text.
  var entityIdentifierString: String { get }
  /// The identifier that a text stands for; nil when it stands for none.
  static func entityIdentifier(for entityIdentifierString: String) -> Self?
}

extension EntityIdentifierConvertible where Self: LosslessStringConvertible {
  /// The description.
  public var entityIdentifierString: String { description }
  /// Reads a description.
  public static func entityIdentifier(for entityIdentifierString: String) -> Self? {
    Self(entityIdentifierString)
  }
}

extension EntityIdentifierConvertible where Self: RawRepresentable, RawValue == String {
  /// The raw value.
  public var entityIdentifierString: String { rawValue }
  /// Reads a raw value.
  public static func entityIdentifier(for entityIdentifierString: String) -> Self? {
    Self(rawValue: entityIdentifierString)
  }
}

extension String: EntityIdentifierConvertible {}
extension Int: EntityIdentifierConvertible {}
extension Float: EntityIdentifierConvertible {}
extension Double: EntityIdentifierConvertible {}

extension UUID: EntityIdentifierConvertible {
  /// The UUID in its usual form.
  public var entityIdentifierString: String { uuidString }
  /// Reads a UUID.
  public static func entityIdentifier(for entityIdentifierString: String) -> UUID? {
    UUID(uuidString: entityIdentifierString)
  }
}

extension URL: EntityIdentifierConvertible {
  /// The URL as a text.
  public var entityIdentifierString: String { absoluteString }
  /// Reads a URL.
  public static func entityIdentifier(for entityIdentifierString: String) -> URL? {
    URL(string: entityIdentifierString)
  }
}

/// An entity's type and identifier in one.
public struct EntityIdentifier: Hashable, Sendable {
  /// The entity type's persistent identifier.
  public let entityType: String
  /// The identifier as a text.
  public let identifier: String

  /// The identifier of an entity of a type.
  public init<Entity: AppEntity>(for type: Entity.Type, identifier: Entity.ID) {
    entityType = type.persistentIdentifier
    self.identifier = identifier.entityIdentifierString
  }

  /// The identifier of an entity.
  public init<Entity: AppEntity>(for entity: Entity) {
    self.init(for: Entity.self, identifier: entity.id)
  }
}
