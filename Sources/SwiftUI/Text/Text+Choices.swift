extension Text {
  /// The case of letters; ignored here.
  public enum Case: Hashable, Sendable {
    /// The choice of this name.
    case uppercase, lowercase
  }

  /// Where a long text is cut; ignored here.
  public enum TruncationMode: Hashable, Sendable {
    /// The choice of this name.
    case head, middle, tail
  }

  /// The size of a part of a text; ignored here.
  public struct Scale: Hashable, Sendable {
    private let name: String
    /// The usual size.
    public static let `default` = Scale(name: "default")
    /// A smaller size.
    public static let secondary = Scale(name: "secondary")
  }
}
