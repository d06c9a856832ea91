/// A line of text in a label.
public struct Text: Equatable, Sendable {
  indirect enum Storage: Equatable, Sendable {
    case verbatim(String)
    case key(String.LocalizationValue, table: String?)
    case resource(LocalizedStringResource)
    case image(Image)
    case joined(Text, Text)
  }

  let storage: Storage

  init(storage: Storage) {
    self.storage = storage
  }

  /// Shows a string as it is.
  public init(verbatim content: String) {
    storage = .verbatim(content)
  }

  /// Shows a string as it is.
  @_disfavoredOverload
  public init<Content: StringProtocol>(_ content: Content) {
    storage = .verbatim(String(content))
  }

  /// Shows the translation of a key; `bundle` is not used, the catalogue is the extension's.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    storage = .key(key.value, table: tableName)
  }

  /// Shows the translation of a resource.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) {
    storage = .resource(resource)
  }

  /// Shows an attributed text's characters; its attributes are ignored.
  public init(_ attributedContent: AttributedString) {
    storage = .verbatim(String(attributedContent.characters))
  }

  /// Shows an image: it counts as the label's image, not as text.
  public init(_ image: Image) {
    storage = .image(image)
  }

  /// Joins two texts.
  public static func + (left: Text, right: Text) -> Text {
    Text(storage: .joined(left, right))
  }

  /// The text in the session's language.
  package var resolved: String {
    switch storage {
    case .verbatim(let text): text
    case .key(let value, let table): String(localized: value, table: table)
    case .resource(let resource): String(localized: resource)
    case .image: ""
    case .joined(let left, let right): left.resolved + right.resolved
    }
  }

  /// The images within the text, in order.
  var images: [Image] {
    switch storage {
    case .image(let image): [image]
    case .joined(let left, let right): left.images + right.images
    case .verbatim, .key, .resource: []
    }
  }
}

extension Text: View {
  /// A view of the library has no body.
  public typealias Body = Never

  /// Says the text.
  public func _visit(_ content: inout _ViewContent) {
    content.add(text: resolved)
    for image in images { content.add(image: image) }
  }
}
