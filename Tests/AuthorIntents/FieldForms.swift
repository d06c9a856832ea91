import AppIntents
import Foundation

// Forms that occur in shipping apps and are easy to get wrong.

struct MetroBoard: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Board"
  static let description = IntentDescription(LocalizedStringResource("widget.intentDescription"))
  @Parameter(title: "System") var system: String?
  @Parameter(title: "Station", optionsProvider: StationOptions()) var station: String?
  @Parameter(title: "By name", default: false) var byName: Bool
  @Parameter(title: LocalizedStringResource("parameter.view"), default: .low) var level: Level
  @Parameter(title: "Server") var server: ServerEntity?
}

struct StationOptions: DynamicOptionsProvider {
  @IntentParameterDependency<MetroBoard>(\.$system)
  var intent
  @IntentParameterDependency<MetroBoard>(\.$server, \.$byName) var other

  private var server: ServerEntity? { other?.server }
  private var byName: Bool { other?.byName ?? false }

  func results() async throws -> ItemCollection<String> {
    let all: [String] = ["a", "b"]
    let systems = all.filter { intent?.system == nil || $0 == intent?.system }
    _ = load(other?.server)
    _ = other?.server.id
    _ = other?.server.name ?? ""
    if let server = other?.server, server.id == "1" { return .empty }
    return ItemCollection(
      promptLabel: "Choose",
      sections: systems.map { system in
        ItemSection("\(system)", items: [Item(system, title: "\(system)")])
      })
  }

  private func load(_ server: ServerEntity?) -> [String] { [] }
}

struct GroupedOptions: DynamicOptionsProvider {
  func results() async throws -> IntentItemCollection<ServerEntity> {
    let groups = ["Home": ServerQuery.all]
    return .init(
      sections: groups.map { (key: String, value: [ServerEntity]) in
        .init(
          .init(stringLiteral: key),
          items: value.map { entity in
            ServerEntity(id: entity.id, name: entity.name)
          })
      })
  }
}

struct GroupedQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [ServerEntity] {
    await MainActor.run { ServerQuery.all.filter { identifiers.contains($0.id) } }
  }

  func suggestedEntities() async throws -> IntentItemCollection<ServerEntity> {
    let servers = try await entities(for: [])
    return .init(sections: [
      .init("Favourites", items: servers),
      .init(
        "All",
        items: servers.map {
          .init(
            $0, title: .init(stringLiteral: $0.name), subtitle: "Server", image: .init(named: "x"))
        }),
    ])
  }
}

struct TupleQuery: EntityQuery, EntityStringQuery {
  func entities(for identifiers: [String]) async throws -> [ServerEntity] {
    groups().flatMap(\.1).filter { identifiers.contains($0.id) }
  }

  func entities(matching string: String) async throws -> IntentItemCollection<ServerEntity> {
    .init(
      sections: groups().map { (key: Level, value: [ServerEntity]) in
        .init(
          .init(stringLiteral: key.rawValue),
          items: value.filter { $0.name.lowercased().contains(string.lowercased()) })
      })
  }

  func suggestedEntities() async throws -> IntentItemCollection<ServerEntity> {
    let groups = groups()
    return .init(
      sections: groups.map { (key: Level, value: [ServerEntity]) in
        .init(.init(stringLiteral: key.rawValue), items: value)
      })
  }

  private func groups() -> [(Level, [ServerEntity])] { [(.low, ServerQuery.all)] }
}

struct LampIntent: SetValueIntent {
  static let title: LocalizedStringResource = .init("lamp.title", defaultValue: "Control lamp")
  @Parameter(title: .init("lamp", defaultValue: "Lamp")) var lamp: ServerEntity
  @Parameter(title: .init("state", defaultValue: "State")) var value: Bool
  @Parameter(title: .init("toggle", defaultValue: "Toggle"), default: false) var toggle: Bool

  func perform() async throws -> some IntentResult & ProvidesDialog {
    guard lamp.id != "0" else { return .result(dialog: .init(stringLiteral: "No lamp")) }
    do { try await Task.sleep(for: .zero) } catch {
      throw Failure.named(error.localizedDescription)
    }
    let dialog: String
    if toggle { dialog = "Toggled" } else { dialog = value ? "On" : "Off" }
    return .result(dialog: .init(stringLiteral: dialog))
  }
}

struct EndpointEntity: AppEntity, Identifiable, Codable {
  static let typeDisplayRepresentation = TypeDisplayRepresentation(
    name: LocalizedStringResource("Endpoint"))
  static let defaultQuery = EndpointQuery()
  var id: Int
  var name: String?
  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(
      title: .init(stringLiteral: name ?? ""), subtitle: .init(stringLiteral: "\(id)"),
      image: DisplayRepresentation.Image(systemName: "server.rack"))
  }
}

struct EndpointQuery: EntityStringQuery {
  typealias Entity = EndpointEntity

  func entities(for identifiers: [Entity.ID]) async throws -> [Entity] { [] }
  func entities(matching string: String) async throws -> [Entity] { [] }
  func suggestedEntities() async throws -> [Entity] { [] }
  func defaultResult() async -> Entity? { try? await suggestedEntities().first }
}

extension EndpointQuery: EnumerableEntityQuery {
  func allEntities() async throws -> [EndpointEntity] { [] }
}

struct ReturningIntent: SetValueIntent {
  static let title = LocalizedStringResource("returning", defaultValue: "Return", table: "Intents")
  @Parameter(title: LocalizedStringResource("state", defaultValue: "State", table: "Intents"))
  var value: Bool

  init() { value = false }
  init(value: Bool = false) { self.value = value }

  func perform() async throws -> some IntentResult & ReturnsValue<Bool> {
    if value {
      let result = try await Counting(count: 1).perform()
      return .result(value: (result.value ?? 0) > 0)
    }
    try await donate()
    return .result(value: false)
  }
}

struct Launcher: AppIntent {
  static let title: LocalizedStringResource = "Launch"
  static let openAppWhenRun: Bool = true
  @Parameter(title: "Target", default: .timer) var target: LaunchTarget
  @Dependency var library: Library
  @Dependency(key: "other") private var other: Library

  init() { target = .history }
  init(target: LaunchTarget) { self.target = target }

  @MainActor
  func perform() async throws -> some IntentResult & OpensIntent & ProvidesDialog {
    guard let url = URL(string: "app://\(target.rawValue)") else { throw $target.needsValueError() }
    let spoken = target == .timer ? "Timer" : "History"
    return .result(
      opensIntent: OpenURLIntent(url), dialog: IntentDialog(stringLiteral: spoken))
  }
}

extension ReturningIntent: LiveActivityIntent {}

struct SelectInterval: ControlConfigurationIntent {
  static let title: LocalizedStringResource = "Interval"
  static let description: IntentDescription = "Used to choose an interval."
  static let openAppWhenRun: Bool = true

  @Parameter(title: "Interval", optionsProvider: OptionsProvider())
  var entity: IntervalEntity?

  struct OptionsProvider: DynamicOptionsProvider {
    func results() async throws -> [IntervalEntity] { IntervalEntity.allCases }
  }

  init() {}
  init(entity: IntervalEntity) { self.entity = entity }

  @MainActor
  func perform() async throws -> some IntentResult & OpensIntent { .result() }
}

enum IntervalEntity: Int, CaseIterable, AppEntity {
  case short, long
  var id: RawValue { rawValue }
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Interval"
  var displayRepresentation: DisplayRepresentation { .init(stringLiteral: "\(rawValue)") }
  static let defaultQuery = IntervalQuery()
  struct IntervalQuery: EntityQuery {
    func entities(for identifiers: [IntervalEntity.ID]) async throws -> [IntervalEntity] {
      identifiers.compactMap(IntervalEntity.init)
    }
    func suggestedEntities() async throws -> [IntervalEntity] { IntervalEntity.allCases }
  }
}

struct ListedShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    [
      AppShortcut(
        intent: Launcher(),
        phrases: ["Open \(\.$target) in \(.applicationName)", "Open \(.applicationName)"],
        shortTitle: "Open", systemImageName: "play")
    ]
  }
}

struct PredictedIntent: PredictableIntent, CustomIntentMigratedAppIntent {
  static let intentClassName = "PredictedIntent"
  static let title: LocalizedStringResource = "Predicted"
  @Parameter(title: "Server") var server: ServerEntity
  @Parameter(title: "Count", default: 1) var count: Int
  static var predictionConfiguration: some IntentPredictionConfiguration {
    IntentPrediction(parameters: (\.$server)) { server in
      DisplayRepresentation(title: "\(server.name)", subtitle: "Open it")
    }
    IntentPrediction(parameters: (\.$server, \.$count)) { server, count in
      DisplayRepresentation(title: "\(server.name) \(count)")
    }
  }
  func perform() async throws -> some IntentResult { .result() }
}

struct TrailEntity: URLRepresentableEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Trail"
  static let defaultQuery = TrailQuery()
  static var urlRepresentation: URLRepresentation {
    "https://example.com/trail/\(.id)/details"
  }
  let id: Int
  var displayRepresentation: DisplayRepresentation { "Trail" }
}

struct TrailQuery: EntityQuery {
  func entities(for identifiers: [Int]) async throws -> [TrailEntity] { [] }
}

struct SearchEverything: ShowInAppSearchResultsIntent {
  static let title: LocalizedStringResource = "Search"
  static let searchScopes: [StringSearchScope] = [.general]
  @Parameter(title: "Criteria") var criteria: StringSearchCriteria
  func perform() async throws -> some IntentResult {
    _ = criteria.term
    return .result()
  }
}

extension IntentParameter where Value == String {
  func requiredText() throws -> String {
    guard !wrappedValue.isEmpty else { throw needsValueError() }
    return wrappedValue
  }
}

extension IntentParameter where Value == ServerEntity? {
  func resolved() async throws -> ServerEntity {
    if let value = wrappedValue { return value }
    return try await requestValue("Which server?")
  }
}

func startContinuing<Intent: ForegroundContinuableIntent>(from intent: Intent) async throws {
  try await intent.requestToContinueInForeground()
}

struct Counting: AppIntent {
  static let title: LocalizedStringResource = "Count"
  @Parameter(title: "Count", default: 3) var count: Int
  init() {}
  init(count: Int) { self.count = count }
  func perform() async throws -> some IntentResult & ReturnsValue<Int> { .result(value: count) }
}

struct Choosing: AppIntent {
  static let title: LocalizedStringResource = "Choose"
  @Parameter(title: "Servers") var servers: [ServerEntity]?
  @Parameter(title: "Mode", optionsProvider: Words()) var mode: String?
  @Parameter(title: "Confirm", default: true) var confirms: Bool

  static var parameterSummary: some ParameterSummary {
    When(
      \.$confirms, .equalTo, true,
      {
        Summary("Choosing \(\.$mode)") { \.$confirms }
      },
      otherwise: {
        Summary("Choosing \(\.$mode) at once") {
          \.$confirms
        }
      })
  }

  @MainActor func perform() async throws -> some ReturnsValue<ServerEntity> & ProvidesDialog {
    guard let servers, !servers.isEmpty else { throw $servers.needsValueError() }
    let server: ServerEntity =
      switch servers.count {
      case 1: servers[0]
      default: try await $servers.requestDisambiguation(among: servers)
      }
    let mode: String = try await $mode.requestDisambiguation(among: ["a", "b"], dialog: "Which?")
    if confirms {
      try await requestConfirmation(result: .result(dialog: "Are you sure to \(mode)?"))
    }
    try setUp(mode: $mode)
    return .result(value: server, dialog: "Chosen")
  }
}

extension AppIntent {
  func setUp(mode: IntentParameter<String?>) throws {
    guard mode.wrappedValue != nil else { throw mode.needsValueError() }
  }
}
