import AppIntents
import Foundation

struct ShowTimer: OpenIntent {
  static let title: LocalizedStringResource = "Show Timer"
  @Parameter(title: "Target") var target: LaunchTarget
}

enum LaunchTarget: String, AppEnum {
  case timer, history
  static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Target")
  static let caseDisplayRepresentations = [
    LaunchTarget.timer: DisplayRepresentation(title: "Timer"),
    LaunchTarget.history: DisplayRepresentation("History"),
  ]
}

struct OpenServer: OpenIntent {
  static let title: LocalizedStringResource = "Open Server"
  static let openAppWhenRun: Bool = true
  @Parameter(title: "Server") var target: ServerEntity
  init() {}
  init(target: ServerEntity) { self.target = target }
  @MainActor
  func perform() async throws -> some IntentResult & OpensIntent {
    .result(opensIntent: OpenURLIntent(URL(string: "app://server") ?? URL(fileURLWithPath: "/")))
  }
}

struct OpenSite: AppIntent {
  static let title: LocalizedStringResource = "Open Site"
  func perform() async throws -> some OpensIntent {
    guard let url = URL(string: "https://example.com") else { throw Failure.odd }
    return .result(opensIntent: OpenURLIntent(url))
  }
}

struct NothingToOpen: AppIntent {
  static let title: LocalizedStringResource = "Nothing"
  func perform() async throws -> some IntentResult & OpensIntent { .result() }
}

struct Speaking: AppIntent {
  static let title: LocalizedStringResource = "Speak"
  @Parameter(title: "Name") var name: String
  @Parameter(title: "Server") var server: ServerEntity?
  func perform() async throws -> some IntentResult & ProvidesDialog & ReturnsValue<String> {
    if name.isEmpty { throw $name.needsValueError("Which name?") }
    if server == nil { throw $server.needsValueError() }
    if name == "x" { throw $server.needsDisambiguationError(among: ServerQuery.all) }
    return .result(value: name, dialog: "Hello \(name)")
  }
}

struct EverythingAtOnce: AppIntent {
  static let title: LocalizedStringResource = "All"
  func perform() async throws -> some ProvidesDialog & OpensIntent & ReturnsValue<Int?> {
    .result(
      value: 3, opensIntent: OpenServer(), dialog: IntentDialog(full: "All", supporting: "Part"))
  }
}

struct ReturnsEntities: AppIntent {
  static let title: LocalizedStringResource = "Entities"
  func perform() async throws -> some ReturnsValue<[ServerEntity]> {
    .result(value: ServerQuery.all)
  }
}

struct Asking: AppIntent {
  static let title: LocalizedStringResource = "Ask"
  @Parameter(title: "Count") var count: Int
  func perform() async throws -> some IntentResult {
    try await requestConfirmation()
    try await requestConfirmation(
      conditions: [], actionName: .`continue`, dialog: "Really?")
    try await requestConfirmation(
      result: .result(dialog: "Really?"), confirmationActionName: .go, showPrompt: true)
    count = try await $count.requestValue("How many?")
    _ = try await $count.requestDisambiguation(among: [1, 2], dialog: "Which?")
    _ = try await $count.requestConfirmation(for: 3, dialog: "Three?")
    return .result()
  }
}

struct Failing: AppIntent {
  static let title: LocalizedStringResource = "Fail"
  func perform() async throws -> some IntentResult {
    switch Int.random(in: 0..<6) {
    case 0: throw AppIntentError.restartPerform
    case 1: throw AppIntentError.Unrecoverable.entityNotFound
    case 2: throw AppIntentError.UserActionRequired.signin
    case 3: throw AppIntentError.PermissionRequired.bluetooth
    case 4: throw Failure.odd
    default: return .result()
    }
  }
}

enum Failure: Error, CustomLocalizedStringResourceConvertible {
  case odd
  case named(String)
  var localizedStringResource: LocalizedStringResource {
    switch self {
    case .odd: "Odd"
    case .named(let name): "Failed: \(name)"
    }
  }
}

struct ActionAndConfiguration: ControlConfigurationIntent, WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Both"
  @Parameter(title: "Server") var server: ServerEntity?
}

struct PerformedConfiguration: ControlConfigurationIntent {
  static let title: LocalizedStringResource = "Performed"
  @Parameter(title: "Server") var server: ServerEntity?
  func perform() async throws -> some IntentResult { .result() }
}

struct ToggleConfiguration: ControlConfigurationIntent, SetValueIntent {
  static let title: LocalizedStringResource = "Toggle"
  @Parameter(title: "Server") var server: ServerEntity?
  @Parameter(title: "On") var value: Bool
  func perform() async throws -> some IntentResult { .result() }
}

@available(iOSApplicationExtension, unavailable)
extension Failing: ForegroundContinuableIntent {}

struct Continuing: ForegroundContinuableIntent {
  static let title: LocalizedStringResource = "Continue"
  func perform() async throws -> some IntentResult {
    let value = try await requestToContinueInForeground { 3 }
    if value == 4 { throw needsToContinueInForegroundError() }
    if value == 5 {
      throw needsToContinueInForegroundError("Go on") {
        // Navigate in the app.
      }
    }
    return .result()
  }
}

struct Deleting: DeleteIntent {
  static let title: LocalizedStringResource = "Delete"
  @Parameter(title: "Servers") var entities: [ServerEntity]
  func perform() async throws -> some IntentResult { .result() }
}

struct Capture: CameraCaptureIntent {
  static let title: LocalizedStringResource = "Capture"
  func perform() async throws -> some IntentResult { .result() }
}

struct CaptureWithContext: CameraCaptureIntent {
  struct AppContext: Codable, Sendable { var mode = 0 }
  static let title: LocalizedStringResource = "Capture"
  func perform() async throws -> some IntentResult { .result() }
}

struct Marked: AudioStartingIntent, AudioRecordingIntent, LiveActivityStartingIntent,
  PushToTalkTransmissionIntent, ProgressReportingIntent, PredictableIntent, UndoableIntent
{
  static let title: LocalizedStringResource = "Marked"
  func perform() async throws -> some IntentResult {
    progress.totalUnitCount = 3
    return .result()
  }
}

struct Focus: SetFocusFilterIntent {
  static let title: LocalizedStringResource = "Focus"
  @Parameter(title: "Server") var server: ServerEntity?
  var displayRepresentation: DisplayRepresentation { "Focus" }
  func perform() async throws -> some IntentResult { .result() }
}

func useIntents() async throws {
  try await ShowTimer().donate()
  try await OpenSite()(donate: false)
  _ = try await IntentDonationManager.shared.donate(intent: ShowTimer())
  _ = IntentItemCollection<String>.empty
  _ = ShowTimer().systemContext.currentMode == .foreground
}

struct Showing: AppIntent {
  static let title: LocalizedStringResource = "Show"
  func perform() async throws -> some IntentResult & ProvidesDialog & ShowsSnippetView {
    .result(dialog: "Shown", view: "any view")
  }
}
