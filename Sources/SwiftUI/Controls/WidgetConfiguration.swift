/// What a widget would show.
@MainActor @preconcurrency
public protocol WidgetConfiguration {
  /// The configuration that this one is made of.
  associatedtype Body: WidgetConfiguration

  /// The configuration that this one is made of.
  @MainActor @preconcurrency var body: Body { get }
}

extension WidgetConfiguration where Body == Never {
  /// A configuration of the library has no body.
  public var body: Never {
    preconditionFailure("\(Self.self) has no body")
  }
}

extension Never: WidgetConfiguration {}
