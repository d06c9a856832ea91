/// A value on its way from one isolation to another.
///
/// Unchecked, since the compiler cannot see the ownership: a provider is made for one evaluation,
/// handed to one task, and its result is handed back once. Nobody else ever holds either.
struct Handoff<Value>: @unchecked Sendable {
  let value: Value
}

/// Asks a provider off the main thread: one that blocks must not stop every other kind.
@concurrent
func currentValue<Provider: ControlValueProvider>(
  of provider: Handoff<Provider>
) async throws -> Handoff<Provider.Value> {
  Handoff(value: try await provider.value.currentValue())
}

/// Asks a configurable provider off the main thread.
@concurrent
func currentValue<Provider: AppIntentControlValueProvider>(
  of provider: Handoff<Provider>, configuration: Provider.Configuration
) async throws -> Handoff<Provider.Value> {
  Handoff(value: try await provider.value.currentValue(configuration: configuration))
}
