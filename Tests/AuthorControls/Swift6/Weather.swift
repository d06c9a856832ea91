import SwiftUI
import WidgetKit

struct WeatherEntry: TimelineEntry {
  let date: Date
  let degrees: Double
}

struct WeatherProvider: TimelineProvider {
  func placeholder(in context: Context) -> WeatherEntry { WeatherEntry(date: .now, degrees: 0) }

  func getSnapshot(in context: Context, completion: @escaping (WeatherEntry) -> Void) {
    completion(placeholder(in: context))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<WeatherEntry>) -> Void) {
    let entries = [WeatherEntry(date: Date(), degrees: 20)]
    completion(Timeline(entries: entries, policy: .after(.now.addingTimeInterval(60))))
  }
}

struct WeatherView: View {
  @Environment(\.widgetFamily) private var family
  @Environment(\.colorScheme) var colorScheme
  @State private var isExpanded = false
  @ObservedObject var model: CounterModel
  var entry: WeatherEntry

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      switch family {
      case .systemSmall:
        Text(entry.date, style: .time)
      default:
        Text("\(entry.degrees, specifier: "%.1f") degrees")
          .font(.headline)
          .modifier(Badge())
      }
      if let url = URL(string: "https://example.com") {
        Link(destination: url) { Text("More") }
      }
      Button(intent: StackedIntent()) { Image(systemName: "arrow.clockwise") }
        .background(.blue.gradient, in: RoundedRectangle(cornerRadius: 8))
    }
    .containerBackground(.fill.tertiary, for: .widget)
    .widgetURL(URL(string: "weather://today"))
  }
}

struct Badge: ViewModifier {
  func body(content: Content) -> some View {
    content.padding().background(Circle().fill(Color.red))
  }
}

struct WeatherWidget: Widget {
  let kind = "com.example.weather"

  var body: some WidgetConfiguration {
    StaticConfiguration(kind: kind, provider: WeatherProvider()) { entry in
      WeatherView(model: .shared, entry: entry)
    }
    .configurationDisplayName("Weather")
    .description("The weather.")
    .supportedFamilies([.systemSmall, .accessoryRectangular])
    .contentMarginsDisabled()
  }
}
