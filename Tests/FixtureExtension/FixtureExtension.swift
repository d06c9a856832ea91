import ControlModel
import ExtensionRuntime
import Foundation

/// An extension made of kinds directly, each with one habit that authors' code has.
@main
enum FixtureExtension {
  static let appGroup = "group.org.controlbus.Fixture"

  static func main() {
    let environment = ProcessInfo.processInfo.environment
    var program = ExtensionProgram(
      identity: ExtensionIdentity(
        identifier: environment["FIXTURE_NAME"] ?? "org.controlbus.Fixture", name: "Fixture",
        appGroups: [appGroup], desktopID: environment["FIXTURE_DESKTOP_ID"] ?? ""),
      kinds: [
        storeKind, echoKind, sleepKind, throwKind, trapKind, mainThreadKind, liveKind, placedKind,
        noteKind, openAppKind, openURLKind,
      ],
      problems: [
        KindDescriptor(kind: "fixture.widget", controlType: .unknown, problem: "It is no control")
      ])
    if let seconds = environment["FIXTURE_IDLE_LIMIT"].flatMap(Double.init) {
      program.idleLimit = .seconds(seconds)
    }
    program.run(arguments: Array(CommandLine.arguments.dropFirst()))
  }

  /// A toggle's look with this value and text.
  static func toggle(_ isOn: Bool, _ subtitle: String = "") -> Snapshot {
    Snapshot(
      title: "Fixture", subtitle: subtitle,
      content: .toggle(isOn: isOn, off: StateLook(), on: StateLook()))
  }

  /// A button's look with this text.
  static func button(_ subtitle: String = "") -> Snapshot {
    Snapshot(title: "Fixture", subtitle: subtitle, content: .button(running: StateLook()))
  }

  /// A button that evaluates to this text and acts like this.
  static func buttonKind(
    _ kind: String,
    evaluate: @escaping @Sendable (Configuration) async throws -> String = { _ in "" },
    act: @escaping @Sendable (Configuration) async throws -> Void = { _ in }
  ) -> Kind {
    Kind(
      descriptor: KindDescriptor(kind: kind, controlType: .button, displayName: kind),
      preview: { _ in button("preview") },
      evaluate: { configuration in
        let look = button(try await evaluate(configuration))
        return { look }
      },
      perform: { configuration, _ in
        try await act(configuration)
        return "Done"
      })
  }
}
