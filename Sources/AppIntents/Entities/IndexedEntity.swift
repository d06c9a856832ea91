/// An entity that the desktop's search could list. Nothing is listed on Linux.
public protocol IndexedEntity: AppEntity {
  /// Leaves the entity out of the index.
  var hideInSpotlight: Bool { get }
}

extension IndexedEntity {
  /// The entity is not left out.
  public var hideInSpotlight: Bool { false }
}
