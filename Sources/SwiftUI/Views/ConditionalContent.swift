/// One of two views, as an `if` or a `switch` makes it.
public struct _ConditionalContent<TrueContent, FalseContent> {
  enum Storage {
    case first(TrueContent)
    case second(FalseContent)
  }

  let storage: Storage
}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
  /// A view of the library has no body.
  public typealias Body = Never

  /// Visits the view that is there.
  public func _visit(_ content: inout _ViewContent) {
    switch storage {
    case .first(let view): view._visit(&content)
    case .second(let view): view._visit(&content)
    }
  }
}

extension _ConditionalContent: Sendable where TrueContent: Sendable, FalseContent: Sendable {}
extension _ConditionalContent.Storage: Sendable
where TrueContent: Sendable, FalseContent: Sendable {}
