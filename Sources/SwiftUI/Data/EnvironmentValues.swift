/// What a view may ask of its surroundings. A label has no surroundings here, so everything has its
/// default, but URLs can be opened.
public struct EnvironmentValues {
  private var values: [ObjectIdentifier: Any] = [:]

  /// Makes values that are all defaults.
  public init() {}

  /// The value under a key of the author's own.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// Opens URLs; within an intent's `perform()` with the user's handler for the URL.
  public var openURL: OpenURLAction { OpenURLAction() }
  /// Light: it is not known what a surface looks like.
  public var colorScheme: ColorScheme {
    get { .light }
    set {}
  }
  /// The usual size.
  public var dynamicTypeSize: DynamicTypeSize {
    get { .large }
    set {}
  }
  /// Background: an extension has no window.
  public var scenePhase: ScenePhase {
    get { .background }
    set {}
  }
  /// One.
  public var displayScale: CGFloat {
    get { 1 }
    set {}
  }
  /// Foundation's current locale.
  public var locale: Locale {
    get { .current }
    set {}
  }
  /// Foundation's current calendar.
  public var calendar: Calendar {
    get { .current }
    set {}
  }
  /// Foundation's current time zone.
  public var timeZone: TimeZone {
    get { .current }
    set {}
  }
  /// From left to right.
  public var layoutDirection: LayoutDirection {
    get { .leftToRight }
    set {}
  }
  /// True.
  public var isEnabled: Bool {
    get { true }
    set {}
  }
  /// None: the surface hides what is private.
  public var redactionReasons: RedactionReasons {
    get { [] }
    set {}
  }
  /// False: nothing moves here.
  public var accessibilityReduceMotion: Bool { false }
  /// False.
  public var isLuminanceReduced: Bool {
    get { false }
    set {}
  }
}
