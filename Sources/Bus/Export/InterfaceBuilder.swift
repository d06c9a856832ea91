/// Collects the members of an ``Interface``.
@resultBuilder public enum InterfaceBuilder<Object> {
  /// A method.
  public static func buildExpression(_ method: Method<Object>) -> [Member<Object>] {
    [method.member]
  }

  /// A property.
  public static func buildExpression(_ property: Property<Object>) -> [Member<Object>] {
    [property.member]
  }

  /// A signal.
  public static func buildExpression(_ signal: Signal) -> [Member<Object>] {
    [
      Member(
        name: signal.name, argumentNames: signal.argumentNames,
        kind: .signal(arguments: signal.signature))
    ]
  }

  /// Members that were collected elsewhere.
  public static func buildExpression(_ members: [Member<Object>]) -> [Member<Object>] { members }

  /// All members in their order.
  public static func buildBlock(_ members: [Member<Object>]...) -> [Member<Object>] {
    members.flatMap { $0 }
  }

  /// Members under a condition.
  public static func buildOptional(_ members: [Member<Object>]?) -> [Member<Object>] {
    members ?? []
  }

  /// Members of the first branch.
  public static func buildEither(first members: [Member<Object>]) -> [Member<Object>] { members }

  /// Members of the second branch.
  public static func buildEither(second members: [Member<Object>]) -> [Member<Object>] { members }

  /// Members of a loop.
  public static func buildArray(_ members: [[Member<Object>]]) -> [Member<Object>] {
    members.flatMap { $0 }
  }
}
