import AppIntents

/// What a user chooses for a copy of the timer.
struct TimerConfiguration: ControlConfigurationIntent {
  static let title: LocalizedStringResource = "Choose a Timer"

  @Parameter(title: "Name", description: "What the timer is called.", default: "Tea")
  var name: String

  @Parameter(title: "Minutes", default: 5, inclusiveRange: (1, 120))
  var minutes: Int

  @Parameter(title: "Style", default: .hourglass)
  var style: TimerStyle

  @Parameter(title: "Activity")
  var activity: Activity?
}

/// How a timer is drawn.
enum TimerStyle: String, AppEnum {
  case hourglass
  case clock

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Style"
  static let caseDisplayRepresentations: [TimerStyle: DisplayRepresentation] = [
    .hourglass: DisplayRepresentation(title: "Hourglass", image: .init(systemName: "hourglass")),
    .clock: DisplayRepresentation(title: "Clock", image: .init(systemName: "clock")),
  ]
}
