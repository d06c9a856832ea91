/// Converts a value of one type into a parameter's type. Not used on Linux.
public protocol Resolver: Sendable {
  /// The type that is converted.
  associatedtype Input: _IntentValue
  /// The type that comes out.
  associatedtype Output: _IntentValue
  /// Converts a value; nil when it cannot.
  func resolve(
    from input: Input, context: IntentParameterContext<Output>
  ) async throws -> Output?
}

/// What a resolver knows about the parameter.
public struct IntentParameterContext<Value: _IntentValue>: Sendable {
  /// The parameter's title.
  public let title: LocalizedStringResource
  /// Whether it may stay without a value.
  public let isOptional: Bool
}

/// A list of resolvers.
public protocol ResolverSpecification: Sendable {}

/// No resolver.
public struct EmptyResolverSpecification<Value: _IntentValue>: ResolverSpecification {
  /// Makes an empty list.
  public init() {}
}

/// Resolvers that are tried one after the other.
public struct _ResolverList: ResolverSpecification {}

/// Lists resolvers.
@resultBuilder
public enum ResolverSpecificationBuilder {
  /// A resolver.
  public static func buildExpression<R: Resolver>(_ resolver: R) -> _ResolverList {
    _ResolverList()
  }
  /// A list of resolvers.
  public static func buildExpression<S: ResolverSpecification>(_ list: S) -> _ResolverList {
    _ResolverList()
  }
  /// Resolvers one after the other.
  public static func buildBlock(_ parts: _ResolverList...) -> _ResolverList { _ResolverList() }
}
