import AppIntents
import ControlModel
import ExtensionRuntime
import SwiftUI
import Synchronization

@testable import WidgetKit

/// What the test controls keep between evaluations, as an app's store would.
final class Bench: Sendable {
  static let shared = Bench()

  struct State {
    var isOn = false
    var evaluations = 0
    var providerWasOnMainThread: Bool?
    var presses: [String] = []
    var isBroken = false
    var isDisabled = false
  }

  let state = Mutex(State())

  func reset() {
    state.withLock { $0 = State() }
  }
}

struct BenchToggle: ControlWidget {
  nonisolated static let kind = "org.controlbus.test.toggle"

  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: Self.kind, provider: Provider()) { value in
      ControlWidgetToggle("Bench", isOn: value, action: SetBench(mark: "static")) { isOn in
        Label(isOn ? "Lit" : "Dark", systemImage: "lightbulb")
      }
      .disabled(Bench.shared.state.withLock { $0.isDisabled })
    }
    .displayName("Bench Toggle")
    .description("Switches the bench.")
  }

  /// A class on purpose: it must not be shared between evaluations.
  final class Provider: ControlValueProvider {
    var calls = 0
    var previewValue: Bool { false }

    func currentValue() async throws -> Bool {
      calls += 1
      guard calls == 1 else { throw BenchError() }
      return try Bench.shared.state.withLock { state in
        state.evaluations += 1
        state.providerWasOnMainThread = Thread.isMainThread
        if state.isBroken { throw BenchError() }
        return state.isOn
      }
    }
  }
}

struct BenchDial: ControlWidget {
  var body: some ControlWidgetConfiguration {
    let title = Bench.shared.state.withLock { $0.presses.last ?? "" }
    StaticControlConfiguration(kind: "org.controlbus.test.dial", provider: Provider()) { value in
      ControlWidgetToggle(title, isOn: value, action: SetBench(mark: title)) { _ in EmptyView() }
    }
  }

  struct Provider: ControlValueProvider {
    var previewValue: Bool { false }

    func currentValue() async throws -> Bool {
      Bench.shared.state.withLock { state in
        state.evaluations += 1
        state.providerWasOnMainThread = Thread.isMainThread
        return state.isOn
      }
    }
  }
}

struct BenchError: LocalizedError {
  var errorDescription: String? { "The bench is broken." }
}

struct SetBench: SetValueIntent {
  static let title: LocalizedStringResource = "Set the Bench"
  static let authenticationPolicy = IntentAuthenticationPolicy.requiresAuthentication

  @Parameter(title: "Mark") var mark: String
  @Parameter(title: "On") var value: Bool

  init() {}

  init(mark: String) {
    self.mark = mark
  }

  func perform() async throws -> some IntentResult & ProvidesDialog {
    Bench.shared.state.withLock { state in
      state.isOn = value
      state.presses.append(mark)
    }
    return .result(dialog: "Bench set")
  }
}

struct BenchButton: ControlWidget {
  var body: some ControlWidgetConfiguration {
    AppIntentControlConfiguration(kind: "org.controlbus.test.button", intent: BenchChoices.self) {
      choices in
      ControlWidgetButton(action: PressBench(name: choices.name)) {
        Label(choices.name, systemImage: "hammer")
      }
    }
    .promptsForUserConfiguration()
  }
}

struct BenchChoices: ControlConfigurationIntent {
  static let title: LocalizedStringResource = "Choices"
  @Parameter(title: "Name") var name: String
}

struct PressBench: AppIntent {
  static let title: LocalizedStringResource = "Press the Bench"
  @Parameter(title: "Name") var name: String

  init() {}

  init(name: String) {
    self.name = name
  }

  func perform() async throws -> some IntentResult {
    Bench.shared.state.withLock { $0.presses.append(name) }
    return .result()
  }
}

struct TwinControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: BenchToggle.kind) {
      ControlWidgetButton(action: PressIntent()) { Text("Twin") }
    }
  }
}

struct NamelessControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "") {
      ControlWidgetButton(action: PressIntent()) { Text("Nameless") }
    }
  }
}

struct LongNamedControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: String(repeating: "k", count: 256)) {
      ControlWidgetButton(action: PressIntent()) { Text("Long") }
    }
  }
}

struct EntityControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    AppIntentControlConfiguration(kind: "org.controlbus.test.entity", intent: ToolChoice.self) {
      choice in
      ControlWidgetToggle(choice.tool.id, isOn: true, action: SetIntent()) { _ in EmptyView() }
    }
    .displayName("Tool")
  }
}

struct ToolChoice: ControlConfigurationIntent {
  static let title: LocalizedStringResource = "Choice"
  @Parameter(title: "Tool") var tool: Tool
}

struct Tool: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Tool"
  static let defaultQuery = ToolQuery()
  let id: String
  var displayRepresentation: DisplayRepresentation { "\(id)" }
}

struct ToolQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [Tool] {
    identifiers.filter { $0 != "gone" }.map(Tool.init)
  }
}
