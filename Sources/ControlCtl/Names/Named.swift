internal import ControlProtocol

/// Something that people call by names: a placed control, or a kind of the gallery.
protocol Named: Sendable {
  /// What it is.
  static var sort: NamedSort { get }
  /// The names under which people know it.
  var names: NamedEntry { get }
  /// What a list of candidates shows beside the name that tells it apart; it may be empty.
  var remark: String { get }
}

extension ControlObject: Named {
  static let sort = NamedSort.control

  var names: NamedEntry {
    NamedEntry(id: id, kind: kind, titles: [displayName, look?.title ?? ""])
  }

  var remark: String { title }
}

extension GalleryObject: Named {
  static let sort = NamedSort.kind

  var names: NamedEntry {
    NamedEntry(
      id: descriptor.kind, kind: descriptor.kind,
      titles: [descriptor.displayName, descriptor.preview?.title ?? ""])
  }

  var remark: String { descriptor.displayName }
}
