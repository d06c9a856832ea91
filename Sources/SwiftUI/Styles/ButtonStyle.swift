/// How a button within a widget looks; ignored here.
@MainActor @preconcurrency
public protocol ButtonStyle {
  /// The type of the styled button.
  associatedtype Body: View
  /// The button.
  typealias Configuration = ButtonStyleConfiguration

  /// The styled button.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The button that a style of the author's own draws.
public struct ButtonStyleConfiguration {
  /// The button's label.
  public let label: AnyView
  /// Whether it is held down.
  public let isPressed: Bool
}
