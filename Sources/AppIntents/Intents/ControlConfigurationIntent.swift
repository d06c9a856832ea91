/// An intent that holds a user's choices and is usually never performed.
public protocol _ConfigurationIntent: AppIntent {
  /// The result of the performance that does not happen.
  associatedtype NeverResult: IntentResult = Never where NeverResult == Never
}

extension _ConfigurationIntent {
  /// Fails: an author's own `perform()` replaces this where the intent is an action too.
  public func perform() async throws -> Never {
    throw AppIntentError.Unrecoverable.notAllowed
  }
}

/// The choices that a user makes for one copy of a control.
///
/// A parameter without a default must be optional to make the control usable before it is configured.
public protocol ControlConfigurationIntent: _ConfigurationIntent {}
