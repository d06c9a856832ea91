/// The names under which people know one control, or one kind of the gallery.
public struct NamedEntry: Hashable, Sendable {
  /// The full id of a control; of a kind, the kind itself.
  public let id: String
  /// The kind.
  public let kind: String
  /// The names that are shown: the display name and the title.
  public let titles: [String]

  /// Makes an entry.
  public init(id: String, kind: String, titles: [String]) {
    self.id = id
    self.kind = kind
    self.titles = titles.filter { !$0.isEmpty }
  }

  /// The last component of the kind: `focus-mode` of `com.example.ReaderApp.focus-mode`.
  public var shortName: String {
    guard let dot = kind.lastIndex(of: "."), kind.index(after: dot) < kind.endIndex else {
      return kind
    }
    return String(kind[kind.index(after: dot)...])
  }
}
