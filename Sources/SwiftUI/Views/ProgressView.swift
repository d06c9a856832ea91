/// A bar of progress, which says nothing here.
public struct ProgressView: Sendable {
  /// Progress of unknown length.
  public init() {}
  /// Progress of unknown length with a title.
  public init(_ titleKey: LocalizedStringKey) {}
  /// Progress up to a total.
  public init<Value: BinaryFloatingPoint>(value: Value?, total: Value = 1) {}
  /// Progress through a span of time.
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) {}
}

extension ProgressView: View {
  /// A view of the library has no body.
  public typealias Body = Never

  /// Says nothing.
  public func _visit(_ content: inout _ViewContent) {}
}
