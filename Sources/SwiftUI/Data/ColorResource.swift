/// The name of a colour in an asset catalogue.
///
/// Xcode generates a member for each colour; here the author writes them.
public struct ColorResource: Hashable, Sendable {
  /// The colour's name.
  package let name: String

  /// Names a colour; `bundle` is not used.
  public init(name: String, bundle: Bundle) {
    self.name = name
  }
}
