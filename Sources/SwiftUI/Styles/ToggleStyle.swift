/// How a toggle within a widget looks; ignored here.
@MainActor @preconcurrency
public protocol ToggleStyle {
  /// The type of the styled toggle.
  associatedtype Body: View
  /// The toggle.
  typealias Configuration = ToggleStyleConfiguration

  /// The styled toggle.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The toggle that a style of the author's own draws.
public struct ToggleStyleConfiguration {
  /// The toggle's label.
  public let label: AnyView
  /// Whether it is on.
  public var isOn: Bool
}

/// A look of toggles that the system has; ignored here.
nonisolated public struct _SystemToggleStyle: ToggleStyle {
  init() {}

  /// The toggle's label.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    configuration.label
  }
}

extension ToggleStyle where Self == _SystemToggleStyle {
  /// The look of this name.
  nonisolated public static var automatic: _SystemToggleStyle { _SystemToggleStyle() }
  /// The look of this name.
  nonisolated public static var button: _SystemToggleStyle { _SystemToggleStyle() }
  /// The look of this name.
  nonisolated public static var `switch`: _SystemToggleStyle { _SystemToggleStyle() }
}

nonisolated extension View {
  /// Accepted and ignored.
  public func toggleStyle(_ style: some ToggleStyle) -> some View { self }
}
