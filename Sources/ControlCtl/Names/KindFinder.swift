internal import ControlProtocol

/// Finds kinds of the gallery by the names that people type.
struct KindFinder: Sendable {
  /// The gallery's items.
  let items: [GalleryObject]
  private let directory: NameDirectory

  /// Makes a finder of these items.
  init(_ items: [GalleryObject]) {
    self.items = items
    directory = NameDirectory(
      items.map { item in
        let descriptor = item.descriptor
        return NamedEntry(
          id: descriptor.kind, kind: descriptor.kind,
          titles: [descriptor.displayName, descriptor.preview?.title ?? ""])
      })
  }

  /// The item that a name means.
  func item(named name: String) throws(CommandFailure) -> GalleryObject {
    switch directory.find(name) {
    case .found(let index): return items[index]
    case .ambiguous(let indices):
      throw .ambiguousKind(name, candidates: indices.map { items[$0].descriptor.kind })
    case .unknown(let suggestions):
      throw .unknownKind(name, suggestions: suggestions)
    }
  }
}
