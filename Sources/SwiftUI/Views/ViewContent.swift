/// What a tree of views says: its texts in order, its first image, and what modifiers attach.
public struct _ViewContent: Sendable {
  package var texts: [String] = []
  package var image: Image?
  package var actionHint: String?
  package var status: String?
  package var isPrivacySensitive = false

  package init() {}

  /// Visits a view.
  @MainActor
  package init(of view: some View) {
    view._visit(&self)
  }

  /// The first image counts; what follows is decoration.
  package mutating func add(image: Image) {
    if self.image == nil, !image.name.isEmpty { self.image = image }
  }

  /// Empty texts say nothing.
  package mutating func add(text: String) {
    let text = text.hasPlainEnds ? text : text.trimmingCharacters(in: .whitespacesAndNewlines)
    if !text.isEmpty { texts.append(text) }
  }

  /// The first text: the title of a label.
  package var title: String { texts.first ?? "" }

  /// All texts after the first: the second line of a label.
  package var remainder: String { texts.dropFirst().joined(separator: " ") }

  /// All texts in one line: a value label.
  package var joined: String { texts.joined(separator: " ") }
}

extension String {
  /// Whether the first and the last character are visible ASCII, so that there is nothing to trim:
  /// Foundation's trimming makes three copies of every label.
  fileprivate var hasPlainEnds: Bool {
    let visible: ClosedRange<UInt8> = 0x21...0x7E
    return [utf8.first, utf8.last].allSatisfy { end in end.map { visible ~= $0 } ?? false }
  }
}
