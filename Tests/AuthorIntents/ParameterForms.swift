import AppIntents
import Foundation

enum Level: String, AppEnum, CaseIterable {
  case low, medium, high

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Level"
  static let caseDisplayRepresentations: [Level: DisplayRepresentation] = [
    .low: "Low",
    .medium: DisplayRepresentation(title: "Medium", subtitle: "The usual"),
    .high: .init(title: "High", image: .init(systemName: "arrow.up")),
  ]
}

enum Number: Int, AppEnum {
  case one = 1
  case two

  static var typeDisplayRepresentation: TypeDisplayRepresentation {
    TypeDisplayRepresentation(name: "Number", numericFormat: "\(placeholder: .int) numbers")
  }
  static var caseDisplayRepresentations: [Number: DisplayRepresentation] {
    [.one: "One", .two: "Two"]
  }
}

struct Words: DynamicOptionsProvider {
  func results() async throws -> [String] { ["a", "b"] }
  func defaultResult() async -> String? { "a" }
}

struct Minutes: DynamicOptionsProvider {
  func results() -> [Int] { [5, 10, 15] }
}

struct SortedWords: DynamicOptionsProvider {
  func results() async throws -> ItemCollection<String> {
    ItemCollection(promptLabel: "Word") {
      ItemSection("First") {
        "a"
        "b"
      }
      ItemSection("Second") {
        Item("c", title: "Letter c", subtitle: "The third", image: .init(systemName: "c.circle"))
        for letter in ["d", "e"] {
          IntentItem(letter, title: "\(letter)")
        }
      }
    }
  }
}

struct EveryParameter: AppIntent {
  static let title: LocalizedStringResource = "Every"

  @Parameter(title: "A") var a: Bool
  @Parameter(title: "B", description: "Text", default: true) var b: Bool
  @Parameter(title: "C") var c: Bool?
  @Parameter(title: "D", default: false, displayName: .init(true: "On", false: "Off"))
  var d: Bool
  @Parameter(title: "E") var e: [Bool]

  @Parameter(title: "Int", default: 5, inclusiveRange: (1, 60)) var int: Int
  @Parameter(
    title: "Int", default: 5, controlStyle: .field, inclusiveRange: (lowerBound: 1, upperBound: 60))
  var styled: Int
  @Parameter(title: "Int", controlStyle: .stepper) var stepped: Int?
  @Parameter(title: "Int", requestValueDialog: "How many?") var asked: Int
  @Parameter(title: "Int", inclusiveRange: (0, 10), optionsProvider: Minutes()) var ranged: Int
  @Parameter(title: "Int", default: 5, optionsProvider: Minutes()) var listed: Int
  @Parameter(title: "Int", controlStyle: .field, optionsProvider: Minutes()) var field: Int?
  @Parameter(
    title: "Int", default: 5, controlStyle: .stepper, inclusiveRange: (0, 20),
    requestValueDialog: "How many?", optionsProvider: Minutes())
  var allOfIt: Int
  @Parameter(title: "Ints", optionsProvider: Minutes()) var someInts: [Int]
  @Parameter(title: "Ints") var ints: [Int]?

  @Parameter(title: "Double", default: 0.5, controlStyle: .slider, inclusiveRange: (0, 1))
  var double: Double
  @Parameter(title: "Double") var doubles: [Double]

  @Parameter(title: "Text") var text: String
  @Parameter(
    title: "Text", description: "Long", default: "x",
    inputOptions: String.IntentInputOptions(
      keyboardType: .URL, capitalizationType: .none, multiline: true, autocorrect: false,
      smartQuotes: false, smartDashes: false),
    requestValueDialog: IntentDialog("Which?"), inputConnectionBehavior: .never)
  var typed: String
  @Parameter(title: "Text", inputOptions: .init(keyboardType: .numberPad)) var digits: String?
  @Parameter(title: "Text", optionsProvider: Words()) var word: String
  @Parameter(title: "Text", optionsProvider: SortedWords()) var sorted: String?
  @Parameter(title: "Texts", optionsProvider: Words()) var words: [String]
  @Parameter(title: "Texts", default: ["a"], size: 3) var few: [String]
  @Parameter(title: "Texts") var set: Set<String>?

  @Parameter(title: "Date") var date: Date
  @Parameter(title: "Date", kind: .date) var day: Date?
  @Parameter(title: "Time", kind: .time) var time: DateComponents
  @Parameter(title: "Parts") var parts: DateComponents?
  @Parameter(title: "URL", default: URL(string: "https://example.com")) var url: URL
  @Parameter(title: "URLs") var urls: [URL]?
  @Parameter(title: "Rich") var rich: AttributedString?
  @Parameter(title: "Duration") var duration: Duration?
  @Parameter(title: "Length", defaultValue: 5, unit: .kilometers, supportsNegativeNumbers: false)
  var length: Measurement<UnitLength>
  @Parameter(title: "Weight") var weight: Measurement<UnitMass>?
  @Parameter(title: "Heat", defaultUnit: .celsius) var heat: Measurement<UnitTemperature>
  @Parameter(title: "File") var file: IntentFile
  @Parameter(title: "File", supportedTypeIdentifiers: ["public.image"]) var image: IntentFile?
  @Parameter(title: "Files", supportedTypeIdentifiers: ["public.image"]) var images: [IntentFile]
  @Parameter(title: "Who") var person: IntentPerson?
  @Parameter(title: "Price", currencyCodes: ["EUR"]) var price: IntentCurrencyAmount?
  @Parameter(title: "Card") var payment: IntentPaymentMethod?

  @Parameter(title: "Level", default: .medium) var level: Level
  @Parameter(title: "Level") var anyLevel: Level?
  @Parameter(title: "Levels", default: [.low, .high]) var levels: [Level]
  @Parameter(
    title: "Level", requestDisambiguationDialog: IntentDialog("Which?"),
    supportedValues: [.low, .high])
  var some: Level?
  @Parameter(title: "Number", default: Number.two) var number: Number

  func perform() async throws -> some IntentResult { .result() }
}

struct UntitledParameters: AppIntent {
  static let title: LocalizedStringResource = "Untitled"

  @Parameter var a: Bool
  @Parameter var b: String?
  @Parameter var c: [Level]
  @Parameter() var d: Int?
  @Parameter(description: "Text") var e: URL?
  @Parameter(default: 3) var f: Int
  @Parameter(default: 3, inclusiveRange: (1, 5)) var g: Int
  @Parameter(optionsProvider: Words()) var h: String
  @Parameter(title: .init("i")) var i: Int?
  @IntentParameter(title: .staticName) var j: Int?
  @Parameter(title: LocalizedStringResource("k", defaultValue: "K"), default: nil) private var k:
    Int?
  @Parameter(title: "L") private(set) var l: Int?

  func perform() async throws -> some IntentResult { .result() }
}

extension UntitledParameters {
  init(a: Bool, b: String? = nil) {
    self.init()
    self.a = a
    self.b = b
  }
}
