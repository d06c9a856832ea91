import AppIntents
import SwiftUI
import WidgetKit

/// A button that says every value of its configuration, one text a parameter.
struct ValuesControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    AppIntentControlConfiguration(kind: "org.controlbus.test.values", intent: ValuesChoice.self) {
      choice in
      ControlWidgetButton(action: NoteShelf(mark: choice.said)) { Text("Values \(choice.said)") }
    }
  }
}

struct ValuesChoice: ControlConfigurationIntent {
  static let title: LocalizedStringResource = "Values"
  @Parameter(title: "Flag") var flag: Bool?
  @Parameter(title: "Count", inclusiveRange: (-10, 10)) var count: Int?
  @Parameter(title: "Ratio") var ratio: Double?
  @Parameter(title: "Text") var text: String?
  @Parameter(title: "Date") var date: Date?
  @Parameter(title: "Time") var time: DateComponents?
  @Parameter(title: "Length") var length: Duration?
  @Parameter(title: "Link") var link: URL?
  @Parameter(title: "Shelf") var shelf: Shelf?
  @Parameter(title: "Distance") var distance: Measurement<UnitLength>?
  @Parameter(title: "File") var file: IntentFile?
  @Parameter(title: "Person") var person: IntentPerson?
  @Parameter(title: "Price") var price: IntentCurrencyAmount?
  @Parameter(title: "Tags") var tags: [String]?
  @Parameter(title: "Words", default: "none") var words: String

  var said: String {
    let parts: [String?] = [
      flag.map { "flag=\($0)" },
      count.map { "count=\($0)" },
      ratio.map { "ratio=\($0)" },
      text.map { "text=\($0)" },
      date.map { "date=\(Int($0.timeIntervalSince1970))" },
      time.map { "time=\($0.hour ?? -1):\($0.minute ?? -1)" },
      length.map { "length=\($0.components.seconds)" },
      link.map { "link=\($0.absoluteString)" },
      shelf.map { "shelf=\($0.rawValue)" },
      distance.map { "distance=\($0.converted(to: .meters).value)" },
      file.map { "file=\($0.filename)" },
      person.map { "person=\(name(of: $0))" },
      price.map { "price=\($0.amount)\($0.currencyCode)" },
      tags.map { "tags=\($0.joined(separator: "+"))" },
      "words=\(words)",
    ]
    return parts.compactMap(\.self).joined(separator: " ")
  }

  private func name(of person: IntentPerson) -> String {
    if case .displayName(let name) = person.name { name } else { "-" }
  }
}
