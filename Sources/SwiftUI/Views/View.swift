/// A part of a control's label.
///
/// Nothing is drawn here: a surface gets texts and a symbol. So a view is only visited for what it
/// says, and modifiers that change nothing but the drawing are accepted and ignored.
@MainActor @preconcurrency
public protocol View {
  /// The view that this one is made of.
  associatedtype Body: View

  /// The views that this one is made of.
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }

  /// Adds what the view says to `content`; made by the library for every author's view.
  @MainActor @preconcurrency func _visit(_ content: inout _ViewContent)
}

extension View {
  /// Visits the view's body.
  public func _visit(_ content: inout _ViewContent) {
    body._visit(&content)
  }
}

extension View where Body == Never {
  /// A view of the library has no body: it is visited itself.
  public var body: Never {
    preconditionFailure("\(Self.self) has no body")
  }
}

extension Never: View {
  /// There is no such view.
  public typealias Body = Never

  /// There is no such view.
  public var body: Never {
    self
  }

  /// There is no such view.
  public func _visit(_ content: inout _ViewContent) {}
}
