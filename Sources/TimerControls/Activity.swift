import AppIntents

/// What a timer is set for.
struct Activity: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Activity"
  static let defaultQuery = ActivityQuery()

  let id: String
  let name: String
  let place: String
  let symbol: String

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(
      title: "\(name)", subtitle: "\(place)", image: .init(systemName: symbol))
  }

  static let all = [
    Activity(id: "bread", name: "Bread", place: "Kitchen", symbol: "fork.knife"),
    Activity(id: "laundry", name: "Laundry", place: "Bathroom", symbol: "tshirt"),
    Activity(id: "reading", name: "Reading", place: "Armchair", symbol: "book"),
    Activity(id: "walk", name: "Walk", place: "Outside", symbol: "figure.walk"),
  ]
}

/// Finds activities by id, by name, or all of them.
struct ActivityQuery: EntityStringQuery {
  func entities(for identifiers: [Activity.ID]) async throws -> [Activity] {
    Activity.all.filter { identifiers.contains($0.id) }
  }

  func entities(matching string: String) async throws -> [Activity] {
    Activity.all.filter { $0.name.localizedCaseInsensitiveContains(string) }
  }

  func suggestedEntities() async throws -> [Activity] {
    Activity.all
  }
}
