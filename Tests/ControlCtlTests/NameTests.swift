import ControlProtocol
import Testing

@testable import ControlCtl

@Suite struct NameTests {
  private let directory = NameDirectory([
    NamedEntry(
      id: "com.example.ReaderApp.focus-mode", kind: "com.example.ReaderApp.focus-mode",
      titles: ["Focus Mode"]),
    NamedEntry(
      id: "com.example.Timers.timer.1", kind: "com.example.Timers.timer", titles: ["Timer", "Tea"]),
    NamedEntry(
      id: "com.example.Timers.timer.2", kind: "com.example.Timers.timer", titles: ["Timer", "Eggs"]),
    NamedEntry(id: "wifi", kind: "org.example.Net.wlan", titles: ["com.example.Timers.timer.1"]),
    NamedEntry(id: "plain", kind: "plain", titles: []),
  ])

  @Test(arguments: [
    ("com.example.ReaderApp.focus-mode", 0), ("focus-mode", 0), ("Focus Mode", 0),
    ("focus mode", 0), ("FOCUS-MODE", 0), ("Tea", 1), ("eggs", 2), ("wifi", 3), ("wlan", 3),
    ("org.example.Net.wlan", 3), ("plain", 4), ("com.example.Timers.timer.2", 2),
  ])
  func `A control is found by id, kind, short name and title`(_ name: String, _ index: Int) {
    #expect(directory.find(name) == .found(index))
  }

  @Test func `The directory and the rules agree about every name`() {
    let names = directory.entries.flatMap { [$0.id, $0.kind, $0.shortName] + $0.titles } + ["none"]
    for name in names + names.map({ $0.uppercased() }) {
      switch directory.find(name) {
      case .found(let hit): #expect(NameRule.matches(name, in: directory.entries) == [hit])
      case .ambiguous(let hits): #expect(NameRule.matches(name, in: directory.entries) == hits)
      case .unknown: #expect(NameRule.matches(name, in: directory.entries) == [])
      }
    }
  }

  @Test func `An id comes before another control's title`() {
    #expect(directory.find("com.example.Timers.timer.1") == .found(1))
  }

  @Test(arguments: ["timer", "com.example.Timers.timer", "Timer"])
  func `A name that fits several lists them`(_ name: String) {
    #expect(directory.find(name) == .ambiguous([1, 2]))
  }

  @Test(arguments: [
    ("focus-mod", ["focus-mode"]), ("foucs-mode", ["focus-mode"]), ("wfii", ["wifi"]),
    ("focus", ["focus-mode", "Focus Mode"]), ("fcous", ["focus-mode"]), ("Fokus", ["focus-mode"]),
    ("mode", ["focus-mode", "Focus Mode"]), ("zzzzzz", []), ("", []),
  ])
  func `An unknown name suggests the nearest`(_ name: String, _ suggestions: [String]) {
    guard case .unknown(let found) = directory.find(name) else {
      Issue.record("\(name) was found")
      return
    }
    #expect(suggestions.allSatisfy(found.contains) && found.isEmpty == suggestions.isEmpty)
  }

  @Test func `The unique name is the shortest that finds the control`() {
    let names = directory.entries.indices.map(directory.uniqueName)
    #expect(
      names == [
        "focus-mode", "com.example.Timers.timer.1", "com.example.Timers.timer.2", "wlan", "plain",
      ])
    for (index, name) in names.enumerated() { #expect(directory.find(name) == .found(index)) }
  }

  @Test(arguments: [
    ("kitten", "sitting", 3), ("abcd", "abdc", 1), ("", "abc", 3), ("same", "SAME", 0),
  ])
  func `The distance counts letters and swaps`(_ first: String, _ second: String, _ distance: Int) {
    #expect(EditDistance.between(first, second) == distance)
    #expect(EditDistance.between(second, first) == distance)
  }
}
