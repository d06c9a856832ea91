public import ControlModel

/// One kind that an extension serves, erased of everything that its author's types are.
///
/// A façade makes it once when the program starts; every closure makes the author's control anew, so
/// that two calls share nothing. Closures throw ``ControlModel/ControlFailure`` for facts that a
/// surface can tell apart, and any other error for what the author's code threw.
public struct Kind: Sendable {
  /// The last step of an evaluation: lowers the author's template to a snapshot.
  public typealias Lowering = @MainActor @Sendable () throws -> Snapshot

  /// What the kind is, as it was read off the author's types.
  public var descriptor: KindDescriptor
  /// A canned look for this configuration, quick and without side effects.
  public var preview: @Sendable (Configuration) async throws -> Snapshot
  /// Asks the author's provider for the value; what it returns makes the look of that.
  public var evaluate: @Sendable (Configuration) async throws -> Lowering
  /// Runs the action of the last template evaluated for this configuration, evaluating first only
  /// when there is none; returns the text of its dialog, empty where there was none.
  public var perform: @Sendable (Configuration, ControlAction) async throws -> String
  /// The choices for a parameter, narrowed by a search text, beside the other values chosen so far.
  public var options:
    @Sendable (_ parameter: String, _ search: String, Configuration) async throws
      -> [ParameterOption]
  /// The provider's own stream of changes for one configuration; nil when it is not live.
  public var changes: (@Sendable (Configuration) async -> AsyncStream<Void>)?
  /// Tells the author's push handler which copies of the kind are placed now; nil without a handler.
  public var placedControlsChanged: (@Sendable ([PlacedControl]) async -> Void)?

  /// Makes a kind of its parts.
  public init(
    descriptor: KindDescriptor,
    preview: @escaping @Sendable (Configuration) async throws -> Snapshot,
    evaluate: @escaping @Sendable (Configuration) async throws -> Lowering,
    perform: @escaping @Sendable (Configuration, ControlAction) async throws -> String,
    options: @escaping @Sendable (String, String, Configuration) async throws -> [ParameterOption] =
      { _, _, _ in [] },
    changes: (@Sendable (Configuration) async -> AsyncStream<Void>)? = nil,
    placedControlsChanged: (@Sendable ([PlacedControl]) async -> Void)? = nil
  ) {
    self.descriptor = descriptor
    self.preview = preview
    self.evaluate = evaluate
    self.perform = perform
    self.options = options
    self.changes = changes
    self.placedControlsChanged = placedControlsChanged
  }
}
