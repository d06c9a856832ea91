/// The values of other parameters of the intent whose choices are listed or resolved.
///
/// `@IntentParameterDependency<MyIntent>(\.$server) var intent` is nil unless every named parameter has
/// a value. The values are those of the task in which the system asks: they are there across `await`
/// and in child tasks, and not in a detached task or a dispatch queue.
@propertyWrapper
public final class IntentParameterDependency<Intent: AppIntent>: Sendable {
  // Key path literals to an intent's parameters capture nothing, and reading through them changes
  // nothing.
  private nonisolated(unsafe) let paths: [PartialKeyPath<Intent>]

  /// Names the parameters.
  public init<each Value: _IntentValue>(
    _ parameters: repeat KeyPath<Intent, IntentParameter<each Value>>
  ) {
    var paths: [PartialKeyPath<Intent>] = []
    repeat paths.append(each parameters)
    self.paths = paths
  }

  /// The intent's values; nil when one is missing or no such intent is being configured.
  public var wrappedValue: IntentProjection<Intent>? {
    guard let intent = IntentContext.intent as? Intent else { return nil }
    let hasAll = paths.allSatisfy { path in
      (intent[keyPath: path] as? any AnyIntentParameter)?.holdsValue ?? false
    }
    return hasAll ? IntentProjection(intent) : nil
  }
}

/// The values of an intent as a query sees them.
@dynamicMemberLookup
public struct IntentProjection<Intent: AppIntent>: Sendable {
  private let intent: Intent

  init(_ intent: Intent) {
    self.intent = intent
  }

  /// A parameter's value.
  public subscript<Value>(dynamicMember path: KeyPath<Intent, Value>) -> Value {
    intent[keyPath: path]
  }

  /// An optional parameter's value. It is there: the dependency names the parameter.
  public subscript<Value>(dynamicMember path: KeyPath<Intent, Value?>) -> Value {
    guard let value = intent[keyPath: path] else {
      preconditionFailure("The dependency does not name this optional parameter.")
    }
    return value
  }
}

/// A dependency for code that does not know the intent's type.
protocol ParameterDependency {
  /// The names of the parameters, when they belong to this intent.
  func names(in intent: any AppIntent) -> [String]
}

extension IntentParameterDependency: ParameterDependency {
  func names(in intent: any AppIntent) -> [String] {
    guard let typed = intent as? Intent else { return [] }
    let wanted = paths.compactMap { typed[keyPath: $0] as? any AnyIntentParameter }
    return IntentReflection.parameters(of: intent).filter { named in
      wanted.contains { $0 === named.parameter }
    }.map(\.name)
  }
}
