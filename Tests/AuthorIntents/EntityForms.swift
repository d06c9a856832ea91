import AppIntents
import Foundation

struct ServerEntity: AppEntity, Hashable {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Server"
  static let defaultQuery = ServerQuery()
  var id: String
  var name: String
  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }
}

struct ServerQuery: EntityQuery, EntityStringQuery {
  func entities(for identifiers: [String]) async throws -> [ServerEntity] {
    Self.all.filter { identifiers.contains($0.id) }
  }

  func entities(matching string: String) async throws -> [ServerEntity] {
    Self.all.filter { $0.name.localizedCaseInsensitiveContains(string) }
  }

  func suggestedEntities() async throws -> [ServerEntity] { Self.all }

  func defaultResult() async -> ServerEntity? { Self.all.first }

  static let all = [ServerEntity(id: "1", name: "Home"), ServerEntity(id: "2", name: "Cabin")]
}

struct RoomEntity: AppEntity {
  static let typeDisplayRepresentation = TypeDisplayRepresentation(
    name: .init("room.key", defaultValue: "Room"))
  static let defaultQuery = RoomQuery()
  let id: UUID
  @Property(title: "Name") var name: String
  @Property(title: "Floor") var floor: Int?
  var displayRepresentation: DisplayRepresentation {
    .init(
      title: "\(name)", subtitle: floor.map { "Floor \($0)" },
      image: .init(systemName: "door.left.hand.open"))
  }

  init(id: UUID, name: String) {
    self.id = id
    self.name = name
  }
}

struct RoomQuery: EntityStringQuery {
  @IntentParameterDependency<RoomConfiguration>(\.$server) var configuration

  func entities(for identifiers: [RoomEntity.ID]) async throws -> [RoomEntity] {
    guard configuration?.server != nil else { return [] }
    return rooms().filter { identifiers.contains($0.id) }
  }

  func entities(matching string: String) async throws -> IntentItemCollection<RoomEntity> {
    .init(items: rooms().filter { $0.name.contains(string) })
  }

  func suggestedEntities() async throws -> IntentItemCollection<RoomEntity> {
    let name = configuration?.server.name ?? "None"
    return .init(sections: [
      .init("\(name)", items: rooms()),
      IntentItemSection<RoomEntity>("All", items: rooms().map { IntentItem($0, title: "x") }),
    ])
  }

  private func rooms() -> [RoomEntity] { [] }
}

struct RoomConfiguration: ControlConfigurationIntent {
  static let title: LocalizedStringResource = .init("room.configuration", defaultValue: "Room")
  static let description = IntentDescription("Choose a room")
  static let isDiscoverable = false

  @Parameter(
    title: .init("server", defaultValue: "Server")
  )
  var server: ServerEntity?

  @Parameter(title: "Room", requestDisambiguationDialog: "Which room?") var room: RoomEntity?
  @Parameter(title: "Other", query: OtherServerQuery()) var other: ServerEntity?
  @Parameter(title: "Listed", optionsProvider: ServerOptions()) var listed: ServerEntity?
  @Parameter(title: "All", size: [.systemSmall: 1, .systemMedium: 4]) var all: [ServerEntity]?
  @Parameter(title: "Default", default: ServerEntity(id: "1", name: "Home")) var home: ServerEntity
  @Parameter(title: "Page", optionsProvider: PageOptions()) var page: String?
}

struct OtherServerQuery: EntityQuery {
  func entities(for identifiers: [String]) -> [ServerEntity] { [] }
  func suggestedEntities() -> [ServerEntity] { [] }
}

struct ServerOptions: DynamicOptionsProvider {
  @IntentParameterDependency<RoomConfiguration>(\.$server, \.$room, \.$home) var intent
  func results() async throws -> [ServerEntity] {
    guard let intent else { return [] }
    let home: ServerEntity = intent.home
    let server: ServerEntity = intent.server
    _ = intent.room.floor
    return [home, server]
  }
}

struct PageOptions: DynamicOptionsProvider {
  typealias Result = IntentItemCollection<String>
  typealias DefaultValue = String
  @IntentParameterDependency<RoomConfiguration>(\.$server)
  private var intent
  @Dependency private var library: Library

  func results() async throws -> IntentItemCollection<String> {
    let items =
      [IntentItem("all", title: "All")] + library.pages.map { IntentItem($0, title: "\($0)") }
    return IntentItemCollection(sections: [IntentItemSection(items: items)])
  }
}

final class Library: Sendable {
  let pages = ["one"]
}

func registerDependencies() {
  let library = Library()
  AppDependencyManager.shared.add(dependency: library)
  AppDependencyManager.shared.add(key: "other", dependency: Library())
  AppDependencyManager.shared.add { Library() }
  AppDependencyManager.shared.add { () async -> Library in Library() }
}

enum Period: String, AppEntity, AppEnum {
  case day, week
  static let typeDisplayRepresentation = TypeDisplayRepresentation("Period")
  static let caseDisplayRepresentations: [Period: DisplayRepresentation] = [
    .day: "Day", .week: "Week",
  ]
  var id: String { rawValue }
  static let defaultQuery = PeriodQuery()
}

extension TypeDisplayRepresentation {
  init(_ name: LocalizedStringResource) { self.init(name: name) }
}

struct PeriodQuery: EnumerableEntityQuery {
  func allEntities() async throws -> [Period] { Period.allCases }
  func entities(for identifiers: [String]) async throws -> [Period] {
    identifiers.compactMap(Period.init(rawValue:))
  }
}

enum Season: String, AppEntity, CaseIterable {
  case summer, winter
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Season"
  var displayRepresentation: DisplayRepresentation { "\(rawValue)" }
}

struct FancyIdentifier: EntityIdentifierConvertible, Hashable, Sendable {
  let number: Int
  var entityIdentifierString: String { "\(number)" }
  static func entityIdentifier(for entityIdentifierString: String) -> FancyIdentifier? {
    Int(entityIdentifierString).map(FancyIdentifier.init(number:))
  }
}

struct FancyEntity: AppEntity, IndexedEntity {
  struct Query: EntityQuery {
    @MainActor
    func entities(for identifiers: [FancyIdentifier]) async throws -> [FancyEntity] {
      identifiers.map { FancyEntity(id: $0) }
    }
  }
  static var defaultQuery: Query { Query() }
  static var typeDisplayRepresentation: TypeDisplayRepresentation {
    .init(name: "Fancy", numericFormat: "Some fancy", synonyms: ["Odd"])
  }
  let id: FancyIdentifier
  var displayRepresentation: DisplayRepresentation { "Fancy \(id.number)" }
}

struct WeatherResult: TransientAppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Weather"
  @Property(title: "Heat") var heat: Double
  var displayRepresentation: DisplayRepresentation { "\(heat)" }
  init() {}
}

struct AppSettings: UniqueAppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Settings"
  static let defaultQuery = UniqueAppEntityProvider { AppSettings() }
  let id = "settings"
  var displayRepresentation: DisplayRepresentation { "Settings" }
}

struct NoteEntity: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Note"
  static let defaultQuery = NoteQuery()
  let id: Int
  @Property(title: "Text") var text: String
  var displayRepresentation: DisplayRepresentation { "\(text)" }
}

struct NoteQuery: EntityPropertyQuery {
  static let properties = QueryProperties {
    Property(\NoteEntity.$text) {
      EqualToComparator { Comparator.equal($0) }
      ContainsComparator { Comparator.contains($0) }
    }
  }
  static let sortingOptions = SortingOptions { SortableBy(\NoteEntity.$text) }
  enum Comparator: Sendable { case equal(String), contains(String) }

  func entities(for identifiers: [Int]) async throws -> [NoteEntity] { [] }
  func suggestedEntities() async throws -> [NoteEntity] { [] }
  func entities(
    matching comparators: [Comparator], mode: ComparatorMode,
    sortedBy: [EntityQuerySort<NoteEntity>], limit: Int?
  ) async throws -> [NoteEntity] {
    mode == .and ? [] : []
  }
}

struct LedgerEntity: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Ledger"
  static let defaultQuery = LedgerQuery()
  let id: UUID
  @Property(title: "Owner") var owner: String
  @Property(title: "Entries") var entries: Int
  var displayRepresentation: DisplayRepresentation { "\(owner)" }

  init(id: UUID, owner: String) {
    self.id = id
    self.owner = owner
    entries = 0
  }
}

struct LedgerQuery: EntityPropertyQuery {
  // What a closure compares with is known from the property alone.
  static let properties = QueryProperties {
    Property(\LedgerEntity.$owner) {
      ContainsComparator { wanted in
        #Predicate<LedgerEntity> { $0.owner.contains(wanted) }
      }
      EqualToComparator { wanted in
        #Predicate<LedgerEntity> { $0.owner == wanted }
      }
    }
    Property(\LedgerEntity.$entries) {
      LessThanOrEqualToComparator { most in
        #Predicate<LedgerEntity> { $0.entries <= most }
      }
    }
  }
  static let sortingOptions = SortingOptions {
    SortableBy(\LedgerEntity.$owner)
  }

  func entities(for identifiers: [UUID]) async throws -> [LedgerEntity] { [] }
  func entities(
    matching comparators: [Predicate<LedgerEntity>], mode: ComparatorMode,
    sortedBy: [EntityQuerySort<LedgerEntity>], limit: Int?
  ) async throws -> [LedgerEntity] { [] }
}
