package import ControlModel

/// Performs the action of a control.
package enum IntentRunner {
  /// The longest chain of intents that name a next one, against a circle.
  private static let longestChain = 16

  /// Performs a fresh instance of the template's action, and then the intents that results name.
  ///
  /// The instance gets the values of the action's parameters and, for a toggle, the wanted state; what
  /// else the author stored in the action is not there, as on iOS. `AppIntentError.restartPerform` is
  /// followed once.
  ///
  /// - Throws: `actionFailed` with a text that names the parameter when a required one has no value,
  ///   else with the localized text of the error that the author's code threw.
  package static func run(
    _ action: any AppIntent, setting value: Bool? = nil
  ) async throws(ControlFailure) -> IntentOutcome {
    let run = IntentRun()
    var outcome = IntentOutcome()
    var next: (any AppIntent)? = action
    var value = value
    var count = 0
    while let intent = next {
      guard count < longestChain else {
        throw .actionFailed("The action goes round in a circle.")
      }
      count += 1
      next = try await step(intent, setting: value, run, &outcome)
      value = nil
    }
    outcome.opensApp = outcome.opensApp || run.opensApp
    outcome.urls = run.urls
    return outcome
  }

  /// Performs one intent and returns the one that its result names.
  private static func step<I: AppIntent>(
    _ action: I, setting value: Bool?, _ run: IntentRun, _ outcome: inout IntentOutcome
  ) async throws(ControlFailure) -> (any AppIntent)? {
    let result: I.PerformResult
    do {
      result = try await perform(action, setting: value, run)
    } catch let error as AppIntentError where error.reason == .needsForeground {
      outcome.opensApp = true
      return nil
    } catch let failure as ControlFailure {
      throw failure
    } catch {
      throw .actionFailed(LocalizedErrorText.text(of: error))
    }
    outcome.opensApp = outcome.opensApp || I.supportedModes.opensApp || I.openAppWhenRun
    guard let result = result as? any InspectableResult else { return nil }
    if let dialog = result.dialog { outcome.dialog = dialog.text }
    outcome.value = result.plainValue ?? outcome.value
    return result.nextIntent
  }

  private static func perform<I: AppIntent>(
    _ action: I, setting value: Bool?, _ run: IntentRun
  ) async throws -> I.PerformResult {
    do {
      return try await performOnce(action, setting: value, run)
    } catch let error as AppIntentError where error.reason == .restart {
      return try await performOnce(action, setting: value, run)
    }
  }

  private static func performOnce<I: AppIntent>(
    _ action: I, setting value: Bool?, _ run: IntentRun
  ) async throws -> I.PerformResult {
    let intent = try prepared(action, setting: value)
    return try await IntentRun.$current.withValue(run) {
      try await IntentContext.$intent.withValue(intent) {
        try await intent.perform()
      }
    }
  }

  /// A fresh instance with the action's parameters, checked to be complete.
  private static func prepared<I: AppIntent>(
    _ action: I, setting value: Bool?
  ) throws(ControlFailure) -> I {
    if let value, ParameterNames.of(I.self) == ["value"] { return try setting(value, of: I()) }
    var intent = I()
    let parameters = IntentReflection.parameters(of: intent)
    for (fresh, given) in zip(parameters, IntentReflection.parameters(of: action)) {
      fresh.parameter.copyValue(from: given.parameter)
    }
    if let value { intent = try setting(value, of: intent) }
    // The copy that was set shares the parameters, which are objects.
    if let missing = parameters.first(where: \.lacksValue) {
      let title = missing.parameter.attributes.title.map { String(localized: $0) }
      throw .actionFailed("The parameter “\(title ?? missing.name)” has no value.")
    }
    return intent
  }

  /// The intent with its value set. A class or a struct: both come back.
  private static func setting<I: AppIntent>(
    _ value: Bool, of intent: I
  ) throws(ControlFailure) -> I {
    guard let settable = intent as? any SetValueIntent,
      let set = setValue(value, of: settable) as? I
    else { throw .actionFailed("The action cannot be set to a state.") }
    return set
  }

  private static func setValue<I: SetValueIntent>(_ value: Bool, of intent: I) -> I? {
    guard let value = value as? I.ValueType else { return nil }
    var intent = intent
    intent.value = value
    return intent
  }
}

extension InspectableResult {
  /// The result's value as it travels.
  fileprivate var plainValue: PlainValue? {
    (self as? any ReturnsValue).flatMap { form(of: $0) }
  }
}

private func form<R: ReturnsValue>(of result: R) -> PlainValue? {
  result.value?._plainForm?.value
}
