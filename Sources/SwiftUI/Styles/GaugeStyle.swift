/// How a gauge within a widget looks; ignored here.
public protocol GaugeStyle: Sendable {}

/// A look of gauges that the system has; ignored here.
public struct _SystemGaugeStyle: GaugeStyle {
  init() {}
}

extension GaugeStyle where Self == _SystemGaugeStyle {
  /// The look of this name.
  public static var automatic: _SystemGaugeStyle { _SystemGaugeStyle() }
  /// The look of this name.
  public static var linearCapacity: _SystemGaugeStyle { _SystemGaugeStyle() }
  /// The look of this name.
  public static var accessoryLinear: _SystemGaugeStyle { _SystemGaugeStyle() }
  /// The look of this name.
  public static var accessoryLinearCapacity: _SystemGaugeStyle { _SystemGaugeStyle() }
  /// The look of this name.
  public static var accessoryCircular: _SystemGaugeStyle { _SystemGaugeStyle() }
  /// The look of this name.
  public static var accessoryCircularCapacity: _SystemGaugeStyle { _SystemGaugeStyle() }
}

nonisolated extension View {
  /// Accepted and ignored.
  public func gaugeStyle(_ style: some GaugeStyle) -> some View { self }
}
