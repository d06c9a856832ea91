/// An entity that a URL can stand for.
public protocol URLRepresentableEntity: AppEntity {
  /// The URL with the identifier in it: `"https://example.com/trail/\(.id)"`.
  static var urlRepresentation: URLRepresentation { get }
}

extension URLRepresentableEntity {
  /// A URL with parts of the entity in it.
  public typealias URLRepresentation = EntityURLRepresentation<Self>

  /// The URL of this entity; nil when the text is none.
  var url: URL? { Self.urlRepresentation.url(of: self) }
}

/// A URL with parts of an entity in it.
public struct EntityURLRepresentation<Entity: AppEntity>: ExpressibleByStringInterpolation, Sendable
{
  /// A part that every entity has.
  public enum Token: Hashable, Sendable {
    /// The identifier.
    case id
  }

  enum Segment {
    case text(String)
    case id
    case property(PartialKeyPath<Entity>)
  }

  /// Collects the parts.
  public struct StringInterpolation: StringInterpolationProtocol {
    var segments: [Segment] = []

    /// Starts an empty URL.
    public init(literalCapacity: Int, interpolationCount: Int) {}
    /// Adds text.
    public mutating func appendLiteral(_ literal: String) {
      segments.append(.text(literal))
    }
    /// Adds the identifier.
    public mutating func appendInterpolation(_ token: Token) {
      segments.append(.id)
    }
    /// Adds a text.
    public mutating func appendInterpolation(_ text: String) {
      segments.append(.text(text))
    }
    /// Adds a property.
    public mutating func appendInterpolation<Value>(
      _ path: KeyPath<Entity, EntityProperty<Value>>
    ) {
      segments.append(.property(path))
    }
  }

  // Key path literals to an entity's properties capture nothing, and nothing is ever written.
  private nonisolated(unsafe) let segments: [Segment]

  /// A URL that is the same for every entity.
  public init(stringLiteral value: String) {
    segments = [.text(value)]
  }

  /// A URL with parts of the entity in it.
  public init(stringInterpolation: StringInterpolation) {
    segments = stringInterpolation.segments
  }

  func url(of entity: Entity) -> URL? {
    URL(string: segments.map { text(of: $0, in: entity) }.joined())
  }

  private func text(of segment: Segment, in entity: Entity) -> String {
    switch segment {
    case .text(let text): text
    case .id: entity.id.entityIdentifierString
    case .property(let path): (entity[keyPath: path] as? any PropertyText)?.text ?? ""
    }
  }
}

/// A property's value as a text, for code that does not know its type.
protocol PropertyText {
  var text: String { get }
}

extension EntityProperty: PropertyText {
  var text: String { String(describing: wrappedValue) }
}
