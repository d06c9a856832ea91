/// An action of an app, or the set of choices that a configurable control offers.
///
/// The system makes an intent with `init()` for every run, sets its parameters and calls
/// ``perform()``: stored properties that are no parameters do not survive from the control's template
/// to the run. As on iOS, except that metadata is read when the extension runs, so titles need not be
/// literals.
public protocol AppIntent: PersistentlyIdentifiable, _SupportsAppDependencies,
  _DescribedByIntentDescription, _DescribedByResource, Sendable
{
  /// What ``perform()`` returns.
  associatedtype PerformResult: IntentResult
  /// The type of ``parameterSummary``.
  associatedtype SummaryContent: ParameterSummary

  /// The intent's name.
  static var title: LocalizedStringResource { get }
  /// What the intent does; nil by default.
  static var description: IntentDescription? { get }
  /// Whether the app is brought to the front; false by default. On Linux the application of the
  /// extension's `desktopID` is activated after the intent has run.
  static var openAppWhenRun: Bool { get }
  /// Whether the intent may run while the session is locked; `.alwaysAllowed` by default.
  static var authenticationPolicy: IntentAuthenticationPolicy { get }
  /// Whether search and shortcut tools list the intent; true by default. Without effect on Linux.
  static var isDiscoverable: Bool { get }
  /// Whether the intent runs in the background or in front; follows ``openAppWhenRun`` by default.
  static var supportedModes: IntentModes { get }
  /// The processes that may run the intent. Without effect on Linux: the extension runs it.
  static var allowedExecutionTargets: IntentExecutionTargets { get }
  /// How the parameters are presented; without one they are listed as declared.
  static var parameterSummary: SummaryContent { get }

  /// Makes an intent whose parameters have their defaults.
  init()

  /// Does the intent's work. It may be isolated to the main actor.
  func perform() async throws -> PerformResult
}

extension AppIntent {
  /// No description.
  public static var description: IntentDescription? { nil }
  /// The app stays where it is.
  public static var openAppWhenRun: Bool { false }
  /// The intent runs whether or not the session is locked.
  public static var authenticationPolicy: IntentAuthenticationPolicy { .alwaysAllowed }
  /// The intent is listed.
  public static var isDiscoverable: Bool { true }
  /// In front when the app is to be opened, else in the background.
  public static var supportedModes: IntentModes { openAppWhenRun ? .foreground : .background }
  /// Any process.
  public static var allowedExecutionTargets: IntentExecutionTargets { .all }
  /// No summary.
  public static var parameterSummary: _NoParameterSummary { _NoParameterSummary() }
}
