import AppGroups
import AppIntents
import Combine
import SwiftUI
import WidgetKit

// Views of the widgets that share a bundle with controls, and helpers of labels at file scope.

@ViewBuilder
func pourLabel(_ name: String, isPouring: Bool) -> some View {
  if isPouring {
    Image(systemName: "drop.fill").symbolRenderingMode(.hierarchical).modifier(Quiet())
  } else {
    Label(name, systemImage: "drop").labelStyle(.iconOnly).controlWidgetActionHint("Pour")
  }
}

struct Quiet: ViewModifier {
  func body(content: Content) -> some View { content.opacity(0.8) }
}

struct PourControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "com.example.pour") {
      ControlWidgetButton(action: CountIntent(step: 3)) {
        pourLabel("Pour", isPouring: false)
      } actionLabel: { isPouring in
        pourLabel("Pour", isPouring: isPouring)
      }
    }
  }
}

struct KettleControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "com.example.kettle") {
      ControlWidgetToggle(isOn: false, action: SetKettleIntent()) { isOn in
        Image(systemName: isOn ? "flame.fill" : "flame")
        Text(isOn ? "Boiling" : "Cold")
      } label: {
        Text("Kettle")
      }
    }
  }
}

struct SetKettleIntent: SetValueIntent, AudioRecordingIntent {
  static let title: LocalizedStringResource = "Set the Kettle"
  @Parameter(title: "On") var value: Bool

  func perform() throws -> some IntentResult { .result() }
}

struct BrewStatusLabel: View {
  let title: String
  let status: String?

  var body: some View {
    let label = Label(title, systemImage: "cup.and.saucer")
    if let status {
      label.controlWidgetStatus(status)
    } else {
      label
    }
  }
}

struct LevelsView: View {
  @Environment(\.scenePhase) private var phase
  @ScaledMetric private var thickness: CGFloat = 6
  @ScaledMetric(relativeTo: .caption) private var gap = 2.0
  @State private var level = 0.25
  @AppStorage("beans", store: AppGroupDefaults(suiteName: "group.com.example.coffee"))
  private var beans = 12
  @AppStorage("milk", store: UserDefaults(suiteName: "group.com.example.coffee"))
  private var hasMilk = false
  @AppStorage("sugar", store: nil) private var sugar: String?

  private let steps = PassthroughSubject<Double, Never>()

  var body: some View {
    Grid(alignment: .leading, horizontalSpacing: gap) {
      GridRow {
        Gauge(value: level, in: 0...1) {
          Text("Level")
        } currentValueLabel: {
          Text(level, format: .percent)
        } minimumValueLabel: {
          Text("0")
        } maximumValueLabel: {
          Text("1")
        }
        .gaugeStyle(.accessoryCircularCapacity)
        ProgressView(value: level) { Text("Level") }.progressViewStyle(.linear)
      }
      LazyVGrid(columns: [GridItem(.flexible()), GridItem(.adaptive(minimum: 20))]) {
        ForEach(0..<beans, id: \.self) { index in Text("\(index)") }
      }
    }
    .task { refill() }
    .task(id: level) { refill() }
    .onChange(of: phase) { _, phase in if phase == .active { refill() } }
    .onReceive(steps) { level = $0 }
    .transaction { $0.animation = nil }
    .animation(.spring(duration: 0.3, bounce: 0.2), value: level)
    .transition(.asymmetric(insertion: .push(from: .bottom), removal: .opacity))
  }

  private func refill() { level = 1 }
}

struct CountdownView: View {
  let interval: ClosedRange<Date>

  var body: some View {
    ViewThatFits(in: .horizontal) {
      Text("ends \(interval.upperBound, style: .relative)")
      Text(interval.upperBound, style: .timer).contentTransition(.symbolEffect(.replace))
    }
    .overlay(Circle().stroke(style: StrokeStyle(lineWidth: 2, lineCap: .round)))
    ProgressView(
      timerInterval: interval, countsDown: true, label: { Text("Left") },
      currentValueLabel: { Image("Cup").widgetAccentedRenderingMode(.accented) }
    )
    .progressViewStyle(.circular)
    ContentUnavailableView("Nothing", systemImage: "cup.and.saucer", description: Text("Brew one."))
  }
}
