import AppIntents
import SwiftUI
import WidgetKit

struct SpeakerControl: ControlWidget {
  private static let tint = Color(red: 52.0 / 255.0, green: 120 / 255, blue: 246 / 255)
  @AppStorage("speaker.name", store: UserDefaults(suiteName: "group.com.example.speaker"))
  private var speakerName = "Kitchen"
  @AppStorage("speaker.count") var count: Int = 0

  let kind = "com.example.speaker"

  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: kind, provider: SpeakerProvider()) { volume in
      ControlWidgetToggle(
        isOn: volume > 0,
        action: {
          let intent = MuteSpeakerIntent()
          intent.speaker = speakerName
          return intent
        }()
      ) {
        label(for: volume)
      } valueLabel: { isOn in
        Image(systemName: isOn ? "speaker.wave.3.fill" : "speaker.slash.fill")
          .symbolRenderingMode(.hierarchical)
          .contentTransition(.symbolEffect)
          .symbolEffect(.bounce, value: isOn)
          .imageScale(.large)
        Text(isOn ? "\(volume) percent" : "Muted")
          .font(.caption2)
          .foregroundStyle(.secondary)
          .bold()
      }
      .tint(volume > 90 ? .red : Self.tint)
      .disabled(volume < 0)
      .privacySensitive()
    }
    .displayName("Speaker")
    .description("Mutes \(speakerName).")
  }

  @ViewBuilder
  private func label(for volume: Int) -> some View {
    Label {
      Text("Speaker").font(.system(size: 12, weight: .bold))
      if volume > 50 {
        Text("loud")
      }
    } icon: {
      VStack(alignment: .leading, spacing: 2) {
        Image(systemName: "hifispeaker.fill").foregroundColor(.yellow)
        Spacer()
      }
    }
    .accessibilityLabel("The speaker")
    .controlWidgetStatus("\(volume) %")
    .controlWidgetActionHint("Mute")
    .frame(maxWidth: .infinity)
    .padding(.horizontal, 4)
  }
}

struct SpeakerProvider: ControlValueProvider {
  var previewValue: Int { 0 }
  func currentValue() async throws -> Int {
    guard let defaults = UserDefaults(suiteName: "group.com.example.speaker") else { return 0 }
    return defaults.integer(forKey: "volume")
  }
}

struct MuteSpeakerIntent: SetValueIntent, AudioPlaybackIntent {
  static let title = LocalizedStringResource("Mute")
  static let description = IntentDescription("Mutes the speaker.")

  @Parameter(title: "Speaker") var speaker: String?
  @Parameter(title: "On", description: "Whether sound is on") var value: Bool

  func perform() async throws -> some IntentResult & ProvidesDialog {
    if let url = URL(string: "https://example.com") { EnvironmentValues().openURL(url) }
    return .result(dialog: "Muted")
  }
}

struct StackedButton: ControlWidget {
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "com.example.stacked") {
      let title = String(localized: "Stacked")
      return ControlWidgetButton(title, action: StackedIntent()) { isRunning in
        Image(systemName: isRunning ? "hourglass" : "square.stack.3d.up")
        Text(isRunning ? "Working…" : "Ready")
      }
      #if os(watchOS)
        .tint(.pink)
      #endif
    }
  }
}

struct StackedIntent: AppIntent {
  static let title: LocalizedStringResource = .init("stacked.title", defaultValue: "Stack")

  func perform() throws -> some IntentResult & ReturnsValue<Int> {
    .result(value: 1)
  }
}

struct HintedButton: ControlWidget {
  static var kind: String { "com.example.hinted" }
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: Self.kind) {
      ControlWidgetButton(action: StackedIntent()) {
        HStack {
          Group {
            Image("custom.symbol")
            Text("A ") + Text("B").bold() + Text(verbatim: "C")
          }
          Divider()
          ForEach(["x", "y"], id: \.self) { Text($0) }
          AnyView(EmptyView())
          ZStack { Color.red.opacity(0.5) }
        }
        .controlWidgetActionHint(Text("Do it"))
        .controlWidgetStatus(Text("Done"))
        .hidden()
      } actionLabel: { isRunning in
        if isRunning { Text("Running") } else { Label("Idle", systemImage: "moon.zzz") }
      }
      .tint(nil)
    }
    .displayName("Hinted")
  }
}
