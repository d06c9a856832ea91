import AppIntents
import Synchronization

/// A place with devices, for queries that depend on a parameter.
struct Place: AppEntity, Equatable {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Place"
  static let defaultQuery = PlaceQuery()
  let id: Int
  var displayRepresentation: DisplayRepresentation { "Place \(id)" }
}

struct PlaceQuery: EnumerableEntityQuery {
  /// The places that exist in this test.
  @TaskLocal static var existing = [1, 2]

  typealias Entity = Place

  func allEntities() async throws -> [Place] {
    if Self.existing.isEmpty { throw PlaceError.unreachable }
    return Self.existing.map { Place(id: $0) }
  }
}

enum PlaceError: LocalizedError {
  case unreachable
  var errorDescription: String? { "The places cannot be reached." }
}

struct Device: AppEntity, Equatable {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Device"
  static let defaultQuery = DeviceQuery()
  let id: String
  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(
      title: "Device \(id)", subtitle: "in its place", image: .init(systemName: "lightbulb"))
  }
}

/// Finds nothing before the place is known, as an author's query without a server does.
struct DeviceQuery: EntityStringQuery {
  @IntentParameterDependency<DeviceConfiguration>(\.$place) var configuration

  func entities(for identifiers: [String]) async throws -> [Device] {
    devices.filter { identifiers.contains($0.id) }
  }
  func entities(matching string: String) async throws -> [Device] {
    devices.filter { $0.id.hasPrefix(string) }
  }
  func suggestedEntities() async throws -> [Device] { devices }
  func defaultResult() async -> Device? { devices.first }

  private var devices: [Device] {
    guard let place = configuration?.place.id else { return [] }
    return ["a", "b"].map { Device(id: "\($0)\(place)") }
  }
}

/// The device is declared before the place that it depends on.
struct DeviceConfiguration: ControlConfigurationIntent {
  static let title: LocalizedStringResource = "Device"
  @Parameter(title: "Device") var device: Device?
  @Parameter(title: "Place") var place: Place?
  @Parameter(title: "Devices") var devices: [Device]?
  @Parameter(title: "Minutes", default: 5, inclusiveRange: (1, 60)) var minutes: Int
  @Parameter(title: "Names", default: [], size: 2) var names: [String]
  @Parameter(title: "Name", optionsProvider: NameOptions()) var name: String?
}

struct NameOptions: DynamicOptionsProvider {
  func results() async throws -> IntentItemCollection<String> {
    IntentItemCollection {
      IntentItemSection("First") {
        IntentItem("x", title: "Letter x", subtitle: "Odd", image: .init(named: "letter"))
        "y"
      }
      IntentItemSection("Second") { "z" }
    }
  }
  func defaultResult() -> String? { "y" }
}

struct RequiredConfiguration: ControlConfigurationIntent {
  static let title: LocalizedStringResource = "Required"
  @Parameter(title: "Count", inclusiveRange: (3, 9)) var count: Int
  @Parameter(title: "On") var isOn: Bool
  @Parameter(title: "Speed") var speed: Speed
}

struct RequiredPlace: ControlConfigurationIntent {
  static let title: LocalizedStringResource = "Place"
  @Parameter(title: "Place") var place: Place
}

enum Speed: String, AppEnum {
  case slow, fast, faster
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Speed"
  static let caseDisplayRepresentations: [Speed: DisplayRepresentation] = [
    .slow: "Slow", .fast: .init(title: "Fast", image: .init(systemName: "hare")),
  ]
}

struct SomeSpeeds: ControlConfigurationIntent {
  static let title: LocalizedStringResource = "Some"
  @Parameter(title: "Speed", supportedValues: [.faster, .fast]) var speed: Speed
}

struct SpeedIntent: AppIntent {
  static let title: LocalizedStringResource = "Speed"
  @Parameter(title: "Speed") var any: Speed?
  @Parameter(title: "Speed", supportedValues: [.slow, .fast]) var some: Speed?
  func perform() async throws -> some IntentResult { .result() }
}
