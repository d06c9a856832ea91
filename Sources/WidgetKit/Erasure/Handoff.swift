/// A value on its way from one isolation to another.
///
/// Unchecked, since the compiler cannot see the ownership: a provider is made for one evaluation and
/// asked by one task, unless it holds nothing, and its result is handed back once. Nobody else ever holds
/// either.
struct Handoff<Value>: @unchecked Sendable {
  let value: Value
}

/// The question for a provider's value, to be asked off the main thread: one that blocks must not stop
/// every other kind.
func question<Provider: ControlValueProvider>(
  to provider: Provider
) -> Handoff<() async throws -> Handoff<Provider.Value>> {
  Handoff(value: { Handoff(value: try await provider.currentValue()) })
}

/// The question for a configurable provider's value.
func question<Provider: AppIntentControlValueProvider>(
  to provider: Provider
) -> Handoff<(Provider.Configuration) async throws -> Handoff<Provider.Value>> {
  Handoff(value: { Handoff(value: try await provider.currentValue(configuration: $0)) })
}
