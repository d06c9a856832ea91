import Testing

@testable import SwiftUI

@Suite("Texts")
struct TextTests {
  @Test("Every way to make a text gives its text")
  func initializers() {
    let run = "run time"
    let resource: LocalizedStringResource = "resource"
    let texts = [
      Text("literal \(3)"), Text(run), Text(verbatim: "%d"), Text(resource),
      Text("a") + Text(verbatim: "b"), Text(AttributedString("attributed")),
      Text(0.5, format: .percent), Text(Image(systemName: "play")),
      Text("\(Text("nested")) and \(run) and \(1.5, specifier: "%.2f")"),
    ]
    #expect(
      texts.map(\.resolved) == [
        "literal 3", "run time", "%d", "resource", "ab", "attributed", "50%", "",
        "nested and run time and 1.50",
      ])
  }

  @Test("An interval is shown as a clock")
  func clock() {
    let start = Date(timeIntervalSince1970: 0)
    let hour = start...start.addingTimeInterval(3661)
    #expect(Text(timerInterval: hour, pauseTime: start).resolved == "1:01:01")
    #expect(
      Text(timerInterval: hour, pauseTime: start.addingTimeInterval(61), countsDown: false)
        .resolved == "1:01")
  }
}
