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
