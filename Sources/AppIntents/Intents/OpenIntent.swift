/// An intent that opens the app at something.
///
/// On Linux the application of the extension's `desktopID` is activated after ``AppIntent/perform()``;
/// the target is not handed over, so an app that wants to know it has `perform()` store it.
public protocol OpenIntent: SystemIntent {
  /// The type of the target: an entity or an enum.
  associatedtype Value: AppValue
  /// What the app is opened at.
  var target: Value { get set }
}

extension OpenIntent {
  /// The app is opened.
  public static var openAppWhenRun: Bool { true }

  /// Does nothing beyond opening the app.
  public func perform() async throws -> some IntentResult { .result() }
}
