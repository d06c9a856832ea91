import AppGroups
import Bus
import ControlModel
import ControlProtocol

/// The kinds by name, and the calls on them as authors' code has to be called: away from the loop,
/// each call on an executor of its own, with the shared stores in step.
struct KindTable: Sendable {
  /// The kinds that are served.
  let kinds: [String: Kind]
  private let appGroups: [String]
  private let opener: Opener

  /// Makes a table; of two kinds with one name the first is served.
  init(_ kinds: [Kind], appGroups: [String], opener: Opener) {
    self.kinds = Dictionary(
      kinds.map { ($0.descriptor.kind, $0) }, uniquingKeysWith: { first, _ in first })
    self.appGroups = appGroups
    self.opener = opener
  }

  /// A canned look of a kind.
  nonisolated(nonsending) func preview(kind: String, configuration: Configuration)
    async throws(BusError) -> Snapshot
  {
    let kind = try self.kind(kind)
    return try await run(ControlFailure.evaluationFailed) {
      try await kind.preview(configuration)
    }
  }

  /// What a control looks like now, after what other processes wrote to the stores. While something
  /// that was set is in no file, nobody knows what will be true.
  nonisolated(nonsending) func evaluate(kind: String, configuration: Configuration)
    async throws(BusError) -> Snapshot
  {
    let kind = try self.kind(kind)
    return try await runToMain(ControlFailure.evaluationFailed) {
      try takeUpStores(ControlFailure.evaluationFailed, unless: \.isAboutLoss)
      return try await kind.evaluate(configuration)
    }
  }

  /// Runs an action on the stores as they are, and leaves them written. Where a store cannot be kept,
  /// the action has failed, and does not even begin if that is known before.
  nonisolated(nonsending) func perform(
    kind: String, configuration: Configuration, action: ControlAction
  )
    async throws(BusError) -> ActionResult
  {
    let kind = try self.kind(kind)
    try check(action, suits: kind.descriptor)
    return try await runToMain(ControlFailure.actionFailed) {
      try takeUpStores(ControlFailure.actionFailed, unless: \.isAboutLoss)
      let dialog = try await StoreWriter.act { try await act(kind, configuration, action) }
      // The action is done: when its effect cannot be told now, the host asks again.
      let lowering = try? await kind.evaluate(configuration)
      return { ActionResult(snapshot: try? lowering?(), dialog: dialog) }
    }
  }

  private func act(
    _ kind: Kind, _ configuration: Configuration, _ action: ControlAction
  ) async throws -> String {
    let dialog: String
    do {
      dialog = try await Opener.$current.withValue(opener) {
        try await kind.perform(configuration, action)
      }
    } catch {
      synchronize()
      throw error
    }
    try takeUpStores(ControlFailure.actionFailed, unless: \.isAboutLoss)
    return dialog
  }

  /// The choices for a parameter that the kind has. They show no state: what was set and is in no file yet
  /// makes none of them wrong, while a file that is no good leaves nothing to choose from.
  nonisolated(nonsending) func options(
    kind: String, parameter: String, search: String, configuration: Configuration
  )
    async throws(BusError) -> [ParameterOption]
  {
    let kind = try self.kind(kind)
    guard kind.descriptor.parameters.contains(where: { $0.name == parameter }) else {
      throw ControlFailure.invalidConfiguration(
        parameter: parameter, reason: "The kind has no such parameter"
      ).busError
    }
    return try await run(ControlFailure.evaluationFailed) {
      try takeUpStores(ControlFailure.evaluationFailed, unless: \.isAboutFile)
      return try await kind.options(parameter, search, configuration)
    }
  }

  /// Brings the stores in step with their files; it may wait for another process that does the same.
  func synchronize() {
    SharedStore.synchronize(appGroups: appGroups)
  }

  /// Writes what authors' code left in memory, at the process's end.
  func finish() {
    StoreWriter.$current.withValue(.look) { synchronize() }
  }

  /// Brings the stores in step, and fails by a problem that the caller cannot do with: where the file of
  /// a declared one is no good, what it says is not known.
  private func takeUpStores(
    _ failure: (String) -> ControlFailure, unless isFatal: (AppGroupError) -> Bool
  ) throws(ControlFailure) {
    let problems = SharedStore.synchronize(appGroups: appGroups)
    guard let problem = problems.first(where: isFatal) else { return }
    throw failure(problem.description)
  }

  private func kind(_ name: String) throws(BusError) -> Kind {
    guard let kind = kinds[name] else { throw ControlFailure.unknownKind(name).busError }
    return kind
  }

  private func check(_ action: ControlAction, suits descriptor: KindDescriptor) throws(BusError) {
    switch (action, descriptor.controlType) {
    case (.set, .button), (.press, .toggle):
      throw .invalidArguments(
        "“\(descriptor.kind)” is a \(descriptor.controlType.rawValue): it has no such action")
    default: break
    }
  }

  /// Runs authors' code whose last step is on the main thread. Who waits goes on right from there, since
  /// the way back over the call's thread would cost two changes of thread.
  private nonisolated(nonsending) func runToMain<Value: Sendable>(
    _ failure: (String) -> ControlFailure,
    _ body: @Sendable () async throws -> @MainActor @Sendable () throws -> Value
  ) async throws(BusError) -> Value {
    let executor = CallExecutor()
    return try await run(failure, on: executor) {
      let last = try await body()
      executor.goOnAnywhere()
      return try await last()
    }
  }

  /// Runs authors' code, a look unless it says otherwise; what it throws is a fact already, or becomes
  /// one with the error's own text. That another extension leaves, which it called, does not say that
  /// this one has not begun.
  private nonisolated(nonsending) func run<Value: Sendable>(
    _ failure: (String) -> ControlFailure, on executor: CallExecutor = CallExecutor(),
    _ body: @Sendable () async throws -> Value
  ) async throws(BusError) -> Value {
    do {
      return try await withTaskExecutorPreference(executor) {
        try await StoreWriter.$current.withValue(.look) { try await body() }
      }
    } catch let error as BusError where error.name != .leaving {
      throw error
    } catch let error as ControlFailure {
      throw error.busError
    } catch {
      throw failure(ErrorText.of(error)).busError
    }
  }
}
