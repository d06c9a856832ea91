/// The name of an image in an asset catalogue.
///
/// Xcode generates a member for each image; here the author writes them, or uses the name.
public struct ImageResource: Hashable, Sendable {
  /// The image's name, which is the icon's name here.
  package let name: String

  /// Names an image; `bundle` is not used.
  public init(name: String, bundle: Bundle) {
    self.name = name
  }
}
