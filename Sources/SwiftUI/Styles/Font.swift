/// A font; ignored here, since surfaces have their own.
public struct Font: Hashable, Sendable {
  /// The size that a text has for its role.
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    /// The role of this name.
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption,
      caption2
  }

  /// The shape of letters.
  public enum Design: Hashable, Sendable {
    /// The shape of this name.
    case `default`, serif, rounded, monospaced
  }

  /// How wide letters are.
  public struct Width: Hashable, Sendable {
    private let name: String
    /// The width of this name.
    public static let compressed = Width(name: "compressed")
    /// The width of this name.
    public static let condensed = Width(name: "condensed")
    /// The width of this name.
    public static let standard = Width(name: "standard")
    /// The width of this name.
    public static let expanded = Width(name: "expanded")
  }

  /// How heavy letters are.
  public struct Weight: Hashable, Sendable {
    private let name: String
    /// The weight of this name.
    public static let ultraLight = Weight(name: "ultraLight")
    /// The weight of this name.
    public static let thin = Weight(name: "thin")
    /// The weight of this name.
    public static let light = Weight(name: "light")
    /// The weight of this name.
    public static let regular = Weight(name: "regular")
    /// The weight of this name.
    public static let medium = Weight(name: "medium")
    /// The weight of this name.
    public static let semibold = Weight(name: "semibold")
    /// The weight of this name.
    public static let bold = Weight(name: "bold")
    /// The weight of this name.
    public static let heavy = Weight(name: "heavy")
    /// The weight of this name.
    public static let black = Weight(name: "black")
  }

  private init() {}

  /// The font of this role.
  public static let largeTitle = Font()
  /// The font of this role.
  public static let title = Font()
  /// The font of this role.
  public static let title2 = Font()
  /// The font of this role.
  public static let title3 = Font()
  /// The font of this role.
  public static let headline = Font()
  /// The font of this role.
  public static let subheadline = Font()
  /// The font of this role.
  public static let body = Font()
  /// The font of this role.
  public static let callout = Font()
  /// The font of this role.
  public static let footnote = Font()
  /// The font of this role.
  public static let caption = Font()
  /// The font of this role.
  public static let caption2 = Font()

  /// The system's font of a size in points.
  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font { Font() }
  /// The system's font for a role.
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font { Font() }
  /// A font by its name.
  public static func custom(_ name: String, size: CGFloat) -> Font { Font() }
  /// A font by its name, that grows with a role.
  public static func custom(_ name: String, size: CGFloat, relativeTo style: TextStyle) -> Font {
    Font()
  }
  /// A font by its name, that does not grow.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font { Font() }

  /// A bold font.
  public func bold() -> Font { self }
  /// An italic font.
  public func italic() -> Font { self }
  /// A font of another weight.
  public func weight(_ weight: Weight) -> Font { self }
  /// A font of another width.
  public func width(_ width: Width) -> Font { self }
  /// A font whose letters have one width.
  public func monospaced() -> Font { self }
  /// A font whose digits have one width.
  public func monospacedDigit() -> Font { self }
  /// A font of small capitals.
  public func smallCaps() -> Font { self }
}
