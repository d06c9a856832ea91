import AppIntents
import Synchronization

/// What actions of one test did.
final class Diary: Sendable {
  @TaskLocal static var current = Diary()
  private let lines = Mutex<[String]>([])
  var entries: [String] { lines.withLock { $0 } }
  func note(_ line: String) { lines.withLock { $0.append(line) } }
}

struct SwitchLamp: SetValueIntent {
  static let title: LocalizedStringResource = "Lamp"
  @Parameter(title: "Lamp") var lamp: String
  @Parameter(title: "On") var value: Bool
  @Parameter(title: "Place") var place: Place?
  var scratch = "fresh"

  func perform() async throws -> some IntentResult {
    Diary.current.note("\(lamp) \(value) \(place?.id ?? 0) \(scratch)")
    return .result()
  }
}

final class ClassLamp: SetValueIntent, @unchecked Sendable {
  static let title: LocalizedStringResource = "Lamp"
  @Parameter(title: "On") var value: Bool
  init() {}
  func perform() async throws -> some IntentResult {
    Diary.current.note("class \(value)")
    return .result()
  }
}

struct OnMain: AppIntent {
  static let title: LocalizedStringResource = "Main"
  @MainActor func perform() async throws -> some IntentResult & ProvidesDialog {
    MainActor.assertIsolated()
    return .result(dialog: "On the main actor")
  }
}

struct Chain: AppIntent {
  static let title: LocalizedStringResource = "Chain"
  func perform() async throws -> some IntentResult & OpensIntent & ProvidesDialog {
    .result(opensIntent: ChainEnd(number: 3), dialog: "First")
  }
}

struct ChainEnd: AppIntent {
  static let title: LocalizedStringResource = "End"
  @Parameter(title: "Number") var number: Int
  init() {}
  init(number: Int) { self.number = number }
  func perform() async throws -> some ReturnsValue<Int> & OpensIntent {
    Diary.current.note("end \(number)")
    return .result(
      value: number, opensIntent: OpenURLIntent(URL(string: "app://\(number)") ?? .homeDirectory))
  }
}

struct Circle: AppIntent {
  static let title: LocalizedStringResource = "Circle"
  func perform() async throws -> some IntentResult & OpensIntent {
    Diary.current.note("round")
    return .result(opensIntent: Circle())
  }
}

struct Restarting: AppIntent {
  static let title: LocalizedStringResource = "Restart"
  @Parameter(title: "Always", default: false) var isEndless: Bool
  func perform() async throws -> some IntentResult {
    Diary.current.note("start")
    if isEndless || Diary.current.entries.count < 2 { throw AppIntentError.restartPerform }
    return .result()
  }
}

struct Throwing: AppIntent {
  enum Problem: String, Error, CustomLocalizedStringResourceConvertible {
    case resource
    var localizedStringResource: LocalizedStringResource { "A text from a resource" }
  }
  struct Bare: Error, CustomStringConvertible { let description = "bare" }

  static let title: LocalizedStringResource = "Throw"
  @Parameter(title: "Which") var which: String
  func perform() async throws -> some IntentResult {
    switch which {
    case "resource": throw Problem.resource
    case "localized": throw PlaceError.unreachable
    case "intent": throw AppIntentError.Unrecoverable.notAllowed
    case "value": throw $which.needsValueError("Which one?")
    case "confirmation": try await requestConfirmation()
    default: throw Bare()
    }
    return .result()
  }
}

struct OpensApp: AppIntent {
  static let title: LocalizedStringResource = "Open"
  static let openAppWhenRun = true
  func perform() async throws -> some IntentResult { .result() }
}

struct ForegroundMode: AppIntent {
  static let title: LocalizedStringResource = "Foreground"
  static let supportedModes: IntentModes = [.background, .foreground(.deferred)]
  func perform() async throws -> some IntentResult { .result() }
}

struct DynamicMode: AppIntent {
  static let title: LocalizedStringResource = "Dynamic"
  static let supportedModes: IntentModes = [.background, .foreground(.dynamic)]
  @Parameter(title: "Continue", default: false) var goesOn: Bool
  func perform() async throws -> some IntentResult {
    if goesOn { throw needsToContinueInForegroundError() }
    return .result()
  }
}

struct OpenPlace: OpenIntent {
  static let title: LocalizedStringResource = "Open Place"
  @Parameter(title: "Place") var target: Place
}
