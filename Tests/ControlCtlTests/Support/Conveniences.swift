import Bus
import ControlModel
import ControlProtocol

@testable import ControlCtl

extension TestStage {
  /// Runs a command line whose words have no spaces.
  @BusActor func run(
    _ line: String, console: RecordingConsole? = nil, environment extra: [String: String] = [:]
  ) async -> Outcome {
    await run(
      arguments: line.split(separator: " ").map(String.init), console: console, environment: extra)
  }
}

extension ScriptedHost {
  /// Makes it too busy to tell about itself, or no longer.
  func setBusy(_ isBusy: Bool) { self.isBusy = isBusy }

  /// Lets every action fail.
  func fail(_ error: BusError) { action = { _, _ throws(BusError) in throw error } }

  /// Lets a reload change the control.
  func reload(_ body: @escaping @BusActor (inout ControlObject) -> Void) {
    onReload = { control, _ throws(BusError) in body(&control) }
  }

  /// Lets every action fail as the service does whose extension hangs.
  func giveUp(after limit: Duration) {
    action = { _, _ throws(BusError) in
      try? await Task.sleep(for: limit)
      throw .timedOut("The extension did not answer in time")
    }
  }

  /// Lets no action and no reload end.
  func hang() {
    action = { _, _ throws(BusError) in
      try? await Task.sleep(for: .seconds(60))
    }
    onReload = action
  }
}

extension ExtensionObject {
  /// An extension for the tests.
  static func sample(
    _ name: String, state: String = "running", error: String = "", problems: [String] = []
  ) -> ExtensionObject {
    let properties: [String: Variant] = [
      "BusName": .string(name), "State": .string(state), "Error": .string(error),
      "Kinds": .strings([name + ".a", name + ".b"]), "Problems": .strings(problems),
      "Installed": .boolean(true),
    ]
    let path = ObjectPath.extensionStatus(busName: name)
    guard let item = ExtensionObject(path: path, interfaces: [.extensionStatus: properties]) else {
      fatalError("a sample extension without ExtensionStatus1")
    }
    return item
  }
}

extension ScriptedHost {
  /// Lets every action do what it is asked for.
  func succeed() {
    action = { control, value throws(BusError) in
      if let value { control.look?.value = value }
    }
  }
}
