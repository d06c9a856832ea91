import AppIntents
import ControlModel
import SwiftUI
import Testing

@testable import WidgetKit

@MainActor
@Suite("From labels to a snapshot")
struct LabelLoweringTests {
  private func toggle(
    _ template: some ControlWidgetTemplate
  ) throws -> (snapshot: Snapshot, off: StateLook, on: StateLook) {
    let snapshot = template._lower(name: "Display Name").snapshot
    guard case .toggle(_, let off, let on) = snapshot.content else { throw WrongSort() }
    return (snapshot, off, on)
  }

  private func button(
    _ template: some ControlWidgetTemplate
  ) throws -> (snapshot: Snapshot, running: StateLook) {
    let snapshot = template._lower(name: "Display Name").snapshot
    guard case .button(let running) = snapshot.content else { throw WrongSort() }
    return (snapshot, running)
  }

  @Test("A string title with a value label shows both states")
  func stringTitle() throws {
    let (snapshot, off, on) = try toggle(
      ControlWidgetToggle("Timer", isOn: true, action: SetIntent()) { isOn in
        Label(isOn ? "Running" : "Stopped", systemImage: isOn ? "play.fill" : "pause")
      })
    #expect(snapshot.title == "Timer")
    #expect(snapshot.value == true)
    #expect(snapshot.subtitle == "Running")
    #expect(snapshot.symbol == "play.fill")
    #expect(snapshot.iconName == "media-playback-start-symbolic")
    #expect(off.subtitle == "Stopped" && off.symbol == "pause")
    #expect(on.subtitle == "Running" && on.symbol == "play.fill")
    #expect(off.actionHint == "Hold for Running" && on.actionHint == "Hold for Stopped")
    #expect(snapshot.actionHint == "Hold for Stopped")
  }

  @Test("Without a value label the values are On and Off")
  func defaultLabel() throws {
    let (snapshot, off, on) = try toggle(
      ControlWidgetToggle(isOn: false, action: SetIntent()) {
        Label("Light", systemImage: "lightbulb")
      })
    #expect(snapshot.subtitle == "Off" && on.subtitle == "On")
    #expect(off.actionHint == "Hold to Turn On 'Light'")
    #expect(on.actionHint == "Hold to Turn Off 'Light'")
    #expect(off.symbol == "lightbulb" && on.symbol == "lightbulb")
  }

  @Test("An explicit hint belongs to the value that the action leads to, and wins")
  func explicitHint() throws {
    let (_, off, on) = try toggle(
      ControlWidgetToggle("Timer", isOn: false, action: SetIntent()) { isOn in
        Text(isOn ? "Running" : "Stopped")
          .controlWidgetActionHint(isOn ? "Start" : "Stop")
          .controlWidgetStatus(isOn ? "Started" : "Halted")
      })
    #expect(off.actionHint == "Start" && on.actionHint == "Stop")
  }

  @Test("The status is that of the value now", arguments: [true, false])
  func status(isOn: Bool) throws {
    let (snapshot, _, _) = try toggle(
      ControlWidgetToggle("Timer", isOn: isOn, action: SetIntent()) { isOn in
        Image(systemName: "timer").controlWidgetStatus(isOn ? "Started" : "Halted")
      })
    #expect(snapshot.status == (isOn ? "Started" : "Halted"))
  }

  @Test("Further texts of a label are the second line where the value label has none")
  func furtherTexts() throws {
    let (snapshot, _, _) = try toggle(
      ControlWidgetToggle(isOn: true, action: SetIntent()) {
        Label {
          Text("Speaker")
          Text("Kitchen")
        } icon: {
          Image("own-icon")
        }
      } valueLabel: { _ in
        Image(systemName: "speaker.slash")
      })
    #expect(snapshot.title == "Speaker" && snapshot.subtitle == "Kitchen")
    #expect(snapshot.symbol == "speaker.slash")
  }

  @Test("Image and text side by side are symbol and second line")
  func sideBySide() throws {
    let (snapshot, _, _) = try toggle(
      ControlWidgetToggle("Brightness", isOn: true, action: SetIntent()) { isOn in
        Image(systemName: isOn ? "sun.max" : "sun.min")
        Text(isOn ? "Bright" : "Dark")
      })
    #expect(snapshot.symbol == "sun.max" && snapshot.subtitle == "Bright")
  }

  @Test("A label without text has the display name")
  func noText() throws {
    let (snapshot, _) = try button(
      ControlWidgetButton(action: PressIntent()) { Image("own-icon") })
    #expect(snapshot.title == "Display Name" && snapshot.iconName == "own-icon")
    #expect(snapshot.actionHint == "Hold for 'Display Name'")
  }

  @Test("A button's action label shows while it runs")
  func actionLabel() throws {
    let (snapshot, running) = try button(
      ControlWidgetButton("Sync", action: PressIntent()) { isRunning in
        Label(isRunning ? "Syncing" : "Idle", systemImage: isRunning ? "hourglass" : "icloud")
      })
    #expect(snapshot.title == "Sync" && snapshot.subtitle == "")
    #expect(snapshot.symbol == "icloud")
    #expect(running.subtitle == "Syncing" && running.symbol == "hourglass")
  }

  @Test("A button that opens the app says so")
  func openIntent() throws {
    let (snapshot, running) = try button(
      ControlWidgetButton(action: OpenCaseIntent()) { Label("App", systemImage: "app") })
    #expect(snapshot.actionHint == "Hold to Open App")
    #expect(running.symbol == "app")
  }

  @Test("Modifiers of the template change the snapshot")
  func modifiers() throws {
    let plain = ControlWidgetButton(action: PressIntent()) { Text("x") }
    #expect(try button(plain.tint(.red)).snapshot.tint == "#ff3b30")
    #expect(try button(plain.tint(.red).tint(nil)).snapshot.tint == "")
    #expect(try button(plain.tint(.accentColor)).snapshot.tint == "")
    #expect(try button(plain.disabled(true)).snapshot.isEnabled == false)
    #expect(try button(plain.disabled(false)).snapshot.isEnabled)
    #expect(try button(plain.privacySensitive()).snapshot.isPrivacySensitive)
    #expect(try button(plain.privacySensitive()).snapshot.isLabelPrivacySensitive == false)
  }

  @Test("A private part of a label hides the texts alone")
  func privateLabel() throws {
    let (snapshot, _, _) = try toggle(
      ControlWidgetToggle("x", isOn: true, action: SetIntent()) { isOn in
        Text(isOn ? "a" : "b").privacySensitive(isOn)
      })
    #expect(snapshot.isLabelPrivacySensitive && !snapshot.isPrivacySensitive)
  }
}

struct WrongSort: Error {}

struct SetIntent: SetValueIntent {
  static let title: LocalizedStringResource = "Set"
  @Parameter(title: "Value") var value: Bool

  func perform() async throws -> some IntentResult { .result() }
}

struct PressIntent: AppIntent {
  static let title: LocalizedStringResource = "Press"

  func perform() async throws -> some IntentResult { .result() }
}

enum Place: String, AppEnum {
  case here
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Place"
  static let caseDisplayRepresentations: [Place: DisplayRepresentation] = [.here: "Here"]
}

struct OpenCaseIntent: OpenIntent {
  static let title: LocalizedStringResource = "Open"
  @Parameter(title: "Place") var target: Place
}
