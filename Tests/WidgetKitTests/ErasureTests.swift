import ControlModel
import ExtensionRuntime
import SwiftUI
import Testing

@testable import WidgetKit

@Suite("A control as a kind", .serialized)
struct ErasureTests {
  init() {
    Bench.shared.reset()
  }

  @MainActor
  private func kind<Control: ControlWidget>(_ control: Control.Type) -> Kind {
    Kind.erasing(control, extensionName: "Workshop").0
  }

  @Test("The descriptor is read off the configuration")
  func descriptor() async {
    let descriptor = await kind(BenchToggle.self).descriptor
    #expect(descriptor.kind == BenchToggle.kind)
    #expect(descriptor.controlType == .toggle)
    #expect(descriptor.displayName == "Bench Toggle")
    #expect(descriptor.description == "Switches the bench.")
    #expect(descriptor.preview?.value == false)
    #expect(descriptor.preview?.subtitle == "Dark")
    #expect(descriptor.preview?.authenticationPolicy == .requiresAuthentication)
    #expect(!descriptor.promptsForConfiguration && !descriptor.isLive)
    #expect(Bench.shared.state.withLock { $0.evaluations } == 0)
  }

  @Test("A control without a display name has the extension's name, and its choices")
  func configurable() async {
    let descriptor = await kind(BenchButton.self).descriptor
    #expect(descriptor.displayName == "Workshop")
    #expect(descriptor.parameters.map(\.name) == ["name"])
    #expect(descriptor.parameters.first?.isRequired == true)
    #expect(descriptor.promptsForConfiguration)
    #expect(descriptor.preview?.controlType == .button)
  }

  @Test("Every evaluation makes a new provider, and asks it off the main thread")
  func evaluation() async throws {
    let kind = await kind(BenchToggle.self)
    for isOn in [false, true] {
      Bench.shared.state.withLock { $0.isOn = isOn }
      #expect(try await kind.look([:]).value == isOn)
    }
    #expect(Bench.shared.state.withLock { $0.providerWasOnMainThread } == false)
  }

  @Test("What a body captures is fresh, also where its provider holds nothing")
  func freshBody() async throws {
    let kind = await kind(BenchDial.self)
    for mark in ["first", "second", "third"] {
      Bench.shared.state.withLock { $0.presses = [mark] }
      #expect(try await kind.look([:]).title == mark)
      #expect(Bench.shared.state.withLock { $0.providerWasOnMainThread } == false)
    }
    #expect(Bench.shared.state.withLock { $0.evaluations } == 3)
  }

  @Test("The author's error passes through")
  func evaluationFails() async {
    Bench.shared.state.withLock { $0.isBroken = true }
    let kind = await kind(BenchToggle.self)
    await #expect(throws: BenchError.self) { try await kind.look([:]) }
  }

  @Test("An action runs the author's instance, and costs no evaluation")
  func action() async throws {
    let kind = await kind(BenchToggle.self)
    _ = try await kind.look([:])
    #expect(try await kind.perform([:], .set(true)) == "Bench set")
    #expect(Bench.shared.state.withLock { $0.evaluations } == 1)
    #expect(try await kind.look([:]).value == true)
    #expect(Bench.shared.state.withLock { $0.presses } == ["static"])
    #expect(Bench.shared.state.withLock { $0.evaluations } == 2)
  }

  @Test("An action before any evaluation evaluates first")
  func coldAction() async throws {
    let kind = await kind(BenchToggle.self)
    #expect(try await kind.perform([:], .set(true)) == "Bench set")
    #expect(Bench.shared.state.withLock { $0.evaluations } == 1)
    #expect(try await kind.look([:]).value == true)
  }

  @Test("A disabled control refuses, but only after a fresh look")
  func disabled() async throws {
    let kind = await kind(BenchToggle.self)
    Bench.shared.state.withLock { $0.isDisabled = true }
    #expect(try await kind.look([:]).isEnabled == false)
    await #expect(throws: ControlFailure.disabled) { try await kind.perform([:], .set(true)) }
    Bench.shared.state.withLock { $0.isDisabled = false }
    #expect(try await kind.perform([:], .set(true)) == "Bench set")
  }

  @Test("Choices reach the template and the action")
  func choices() async throws {
    let kind = await kind(BenchButton.self)
    let snapshot = try await kind.look(["name": .string("Saw")])
    #expect(snapshot.title == "Saw")
    _ = try await kind.look(["name": .string("Drill")])
    _ = try await kind.perform(["name": .string("Saw")], .press)
    #expect(Bench.shared.state.withLock { $0.presses } == ["Saw"])
  }

  @Test("A required choice that is missing is unconfigured, and has a neutral preview")
  func unconfigured() async throws {
    let kind = await kind(BenchButton.self)
    await #expect(throws: ControlFailure.unconfigured(parameter: "name")) {
      try await kind.look([:])
    }
    #expect(try await kind.preview([:]).title == "Workshop")
    #expect(try await kind.preview(["name": .string("Saw")]).title == "Saw")
  }

  @Test("Without its required entity a control has a placeholder, and the author is not asked")
  func requiredEntity() async throws {
    let kind = await kind(EntityControl.self)
    #expect(kind.descriptor.preview?.title == "Tool")
    #expect(kind.descriptor.preview?.value == false)
    #expect(try await kind.preview([:]).title == "Tool")
    #expect(try await kind.look(["tool": .string("Saw")]).title == "Saw")
    await #expect(throws: ControlFailure.unconfigured(parameter: "tool")) {
      try await kind.look(["tool": .string("gone")])
    }
  }

  @Test("An action of the other sort fails")
  func otherSort() async {
    let kind = await kind(BenchToggle.self)
    await #expect(throws: ControlFailure.self) { try await kind.perform([:], .press) }
  }
}

extension Kind {
  fileprivate func look(_ configuration: Configuration) async throws -> Snapshot {
    try await evaluate(configuration)()
  }
}
