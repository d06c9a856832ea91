import AppIntents
import SwiftUI
import WidgetKit

/// A toggle of a book, whose query depends on the shelf.
struct BookControl: ControlWidget {
  nonisolated static let kind = "org.controlbus.test.book"

  var body: some ControlWidgetConfiguration {
    AppIntentControlConfiguration(kind: Self.kind, intent: BookChoice.self) { choice in
      ControlWidgetButton(action: NoteShelf(mark: choice.book.title)) {
        Label(choice.book.title, systemImage: "book")
      }
    }
    .pushHandler(BookWatch.self)
  }
}

struct BookChoice: ControlConfigurationIntent {
  static let title: LocalizedStringResource = "Book"
  @Parameter(title: "Shelf") var shelf: Shelf
  @Parameter(title: "Book") var book: BookEntity
  @Parameter(title: "Copies", default: 1, inclusiveRange: (1, 5)) var copies: Int
}

enum Shelf: String, AppEnum {
  case upper, lower

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Shelf"
  static let caseDisplayRepresentations: [Shelf: DisplayRepresentation] = [
    .upper: "Upper", .lower: "Lower",
  ]
}

struct BookEntity: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Book"
  static let defaultQuery = BookQuery()
  let id: String
  let title: String
  var displayRepresentation: DisplayRepresentation { "\(title)" }
}

/// Knows only the books of the chosen shelf.
struct BookQuery: EntityQuery {
  @IntentParameterDependency<BookChoice>(\.$shelf) var choice

  func entities(for identifiers: [String]) async throws -> [BookEntity] {
    books.filter { identifiers.contains($0.id) }
  }

  func suggestedEntities() async throws -> [BookEntity] { books }

  private var books: [BookEntity] {
    switch choice?.shelf {
    case .upper: [BookEntity(id: "1", title: "Atlas")]
    case .lower: [BookEntity(id: "2", title: "Novel")]
    case nil: []
    }
  }
}

/// Notes in a file which copies are placed.
struct BookWatch: ControlPushHandler {
  func pushTokensDidChange(controls: [ControlInfo]) {
    let lines = controls.map { control in
      // A required book takes a query, which nobody waits for here.
      let choice = control.configurationIntent(of: BookChoice.self)
      return "\(control.id) \(control.kind == BookControl.kind) \(choice?.book.title ?? "-")"
    }
    write(lines, to: "watched")
  }
}

/// Notes in a file what the extension is told of its placed controls.
struct NoteShelf: AppIntent {
  static let title: LocalizedStringResource = "Note"
  @Parameter(title: "Mark") var mark: String?

  init() {}
  init(mark: String) { self.mark = mark }

  func perform() async throws -> some IntentResult {
    let controls = try await ControlCenter.shared.currentControls()
    let lines = controls.map { control in
      let book = control.configurationIntent(of: BookChoice.self)?.book
      return "\(control.id) \(control.kind) \(book?.title ?? "-")"
    }
    write(["mark \(mark ?? "-")"] + lines, to: "noted")
    return .result()
  }
}

func write(_ lines: [String], to name: String) {
  let home = ProcessInfo.processInfo.environment["HOME"] ?? ""
  try? lines.joined(separator: "\n").write(
    toFile: home + "/" + name, atomically: true, encoding: .utf8)
}
