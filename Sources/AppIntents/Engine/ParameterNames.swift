internal import Synchronization

/// The names of the parameters of intents' types, read once for each.
///
/// Reading an intent's parameters by reflection costs more than the rest of a quick action, and most
/// toggles' intents have none but the value that is about to be set.
enum ParameterNames {
  private static let known = Mutex<[ObjectIdentifier: [String]]>([:])

  /// The names in the order of their declaration.
  static func of<I: AppIntent>(_ type: I.Type) -> [String] {
    let key = ObjectIdentifier(type)
    if let names = known.withLock({ $0[key] }) { return names }
    let names = IntentReflection.parameters(of: I()).map(\.name)
    known.withLock { $0[key] = names }
    return names
  }
}
