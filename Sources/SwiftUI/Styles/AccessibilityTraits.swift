/// What a view is for readers of the screen. Nothing is drawn here, so it is only a value for ignored modifiers.
public struct AccessibilityTraits: Hashable, Sendable {
  private let name: String
  /// The choice of this name.
  public static let isButton = AccessibilityTraits(name: "isButton")
  /// The choice of this name.
  public static let isHeader = AccessibilityTraits(name: "isHeader")
  /// The choice of this name.
  public static let isSelected = AccessibilityTraits(name: "isSelected")
  /// The choice of this name.
  public static let isLink = AccessibilityTraits(name: "isLink")
  /// The choice of this name.
  public static let isSearchField = AccessibilityTraits(name: "isSearchField")
  /// The choice of this name.
  public static let isImage = AccessibilityTraits(name: "isImage")
  /// The choice of this name.
  public static let playsSound = AccessibilityTraits(name: "playsSound")
  /// The choice of this name.
  public static let isKeyboardKey = AccessibilityTraits(name: "isKeyboardKey")
  /// The choice of this name.
  public static let isStaticText = AccessibilityTraits(name: "isStaticText")
  /// The choice of this name.
  public static let isSummaryElement = AccessibilityTraits(name: "isSummaryElement")
  /// The choice of this name.
  public static let updatesFrequently = AccessibilityTraits(name: "updatesFrequently")
  /// The choice of this name.
  public static let startsMediaSession = AccessibilityTraits(name: "startsMediaSession")
  /// The choice of this name.
  public static let allowsDirectInteraction = AccessibilityTraits(name: "allowsDirectInteraction")
  /// The choice of this name.
  public static let causesPageTurn = AccessibilityTraits(name: "causesPageTurn")
  /// The choice of this name.
  public static let isModal = AccessibilityTraits(name: "isModal")
  /// The choice of this name.
  public static let isToggle = AccessibilityTraits(name: "isToggle")
}
