/// An intent that opens a URL with the desktop's handler for its scheme.
///
/// iOS opens universal links only; here every scheme that the session has a handler for is opened,
/// custom schemes too.
public struct OpenURLIntent: SystemIntent {
  /// The intent's name.
  public static let title: LocalizedStringResource = "Open URL"

  /// The URL to open.
  @Parameter(title: "URL")
  public var url: URL

  /// Makes an intent without a URL, which cannot run until it has one.
  public init() {}

  /// Makes an intent that opens a URL.
  public init(_ url: URL) {
    self.url = url
  }

  /// Makes an intent that opens the URL of an entity.
  public init<Entity: URLRepresentableEntity>(_ entity: Entity) {
    if let url = entity.url { self.url = url }
  }

  /// Asks for the URL to be opened once the intent that runs has ended.
  public func perform() async throws -> some IntentResult {
    IntentRun.current?.requestOpening(url)
    return .result()
  }
}
