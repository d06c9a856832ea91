internal import AppIntents
internal import ControlModel

/// One copy of a control that the user has placed.
public struct ControlInfo: Identifiable, Sendable {
  /// The copy's identity, which the host never gives to another.
  public let id: String
  /// The kind that it is a copy of.
  public let kind: String
  /// Always nil: there is no push service on a desktop.
  public var pushInfo: ControlPushInfo? { nil }

  private let configuration: Configuration
  /// The choices with their entities, where the extension itself asked; nil in an app, which does not
  /// know the kind's intent.
  private let intent: (any ControlConfigurationIntent)?

  init(_ placed: PlacedControl, intent: (any ControlConfigurationIntent)? = nil) {
    id = placed.id
    kind = placed.kind
    configuration = placed.configuration
    self.intent = intent
  }

  /// The user's choices for this copy; nil when they do not fit the type, or leave a required
  /// parameter without a value.
  ///
  /// Entities are there where the extension asks. Finding them takes a query, so in an app and in a
  /// push handler an optional one is nil, and an intent with a required one is nil as a whole.
  public func configurationIntent<Intent: ControlConfigurationIntent>(
    of intentType: Intent.Type = Intent.self
  ) -> Intent? {
    (intent as? Intent) ?? IntentConfiguration.plainIntent(of: intentType, from: configuration)
  }
}

extension ControlInfo: Hashable {
  /// Two descriptions are equal when they are of one copy with the same choices.
  public static func == (left: ControlInfo, right: ControlInfo) -> Bool {
    left.id == right.id && left.kind == right.kind && left.configuration == right.configuration
  }

  /// Hashes what equality compares.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(id)
    hasher.combine(kind)
    hasher.combine(configuration)
  }
}
