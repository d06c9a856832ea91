import AppIntents

struct Summarized: AppIntent {
  static let title: LocalizedStringResource = "Summarized"
  static var parameterSummary: some ParameterSummary {
    Summary("Set \(\.$server) to \(\.$level)") {
      \.$count
      \.$names
    }
  }
  @Parameter(title: "Count", default: 1) var count: Int
  @Parameter(title: "Names") var names: [String]?
  @Parameter(title: "Level") var level: Level
  @Parameter(title: "Server") var server: ServerEntity?
  func perform() async throws -> some IntentResult { .result() }
}

struct Conditional: AppIntent {
  static let title: LocalizedStringResource = "Conditional"
  static var parameterSummary: some ParameterSummary {
    When(\.$level, .equalTo, .high) {
      Summary("High \(\.$count)")
    } otherwise: {
      When(\.$server, .hasAnyValue) {
        Summary("Server \(\.$server)")
      } otherwise: {
        Summary()
      }
    }
  }
  @Parameter(title: "Count", default: 1) var count: Int
  @Parameter(title: "Level") var level: Level
  @Parameter(title: "Server") var server: ServerEntity?
  func perform() async throws -> some IntentResult { .result() }
}

struct Switched: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Switched"
  static var parameterSummary: some ParameterSummary {
    Switch(\.$level) {
      Case(.low) {
        Summary("Low") {
          \.$count
        }
      }
      Case([.medium, .high]) {
        When(widgetFamily: .equalTo, .systemSmall) {
          Summary("Small \(\.$level)")
        } otherwise: {
          Summary("Large \(\.$level)")
        }
      }
      DefaultCase {
        Summary("Other")
      }
    }
  }
  @Parameter(title: "Count", default: 1) var count: Int
  @Parameter(title: "Level", default: .low) var level: Level
}

struct Shortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: Summarized(),
      phrases: [
        "Start \(.applicationName)", "Set \(\.$level) in \(.applicationName)",
      ],
      shortTitle: "Start", systemImageName: "play")
    AppShortcut(intent: Conditional(), phrases: ["Go with \(.applicationName)"])
  }
  static let shortcutTileColor: ShortcutTileColor = .navy
}

struct Package: AppIntentsPackage {
  static var includedPackages: [any AppIntentsPackage.Type] { [] }
}
