internal import ControlModel

/// An entity that has no identity: it is made for one result and cannot be chosen or kept.
public protocol TransientAppEntity: AppValue, DisplayRepresentable {
  /// Makes an entity to fill.
  init()
}

extension TransientAppEntity {
  /// The wrapper of an entity's properties.
  public typealias Property = EntityProperty
  /// A text; such an entity never travels.
  public static var _traits: _ValueTraits { _ValueTraits(.string) }
  /// Nothing.
  public var _plainForm: _PlainForm? { nil }
  /// Fails: such an entity cannot be chosen.
  public static func _value(from form: _PlainForm) throws -> Self? {
    throw InvalidForm(reason: "this parameter cannot be configured")
  }
}

/// An entity of which there is one.
public protocol UniqueAppEntity: AppEntity where DefaultQuery: UniqueAppEntityQuery {}

/// An entity that the desktop's search could list. Nothing is listed on Linux.
public protocol IndexedEntity: AppEntity {
  /// Leaves the entity out of the index.
  var hideInSpotlight: Bool { get }
}

extension IndexedEntity {
  /// The entity is not left out.
  public var hideInSpotlight: Bool { false }
}

/// An entity that stands for a file.
public protocol FileEntity: AppEntity {}

/// The identifier of a ``FileEntity``.
public struct FileEntityIdentifier: Hashable, Sendable, EntityIdentifierConvertible {
  /// Where the file lies.
  public let url: URL

  /// The identifier of a file.
  public static func file(url: URL) -> FileEntityIdentifier { FileEntityIdentifier(url: url) }

  /// The URL as a text.
  public var entityIdentifierString: String { url.absoluteString }
  /// Reads a URL.
  public static func entityIdentifier(for entityIdentifierString: String) -> Self? {
    URL(string: entityIdentifierString).map { FileEntityIdentifier(url: $0) }
  }
}
