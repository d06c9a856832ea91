import AppGroups
import Testing

@testable import SwiftUI

@Suite("Stored values", .serialized)
struct AppStorageTests {
  private enum Mode: String { case calm, loud }

  @Test("Values of every type come back from a suite")
  func userDefaults() throws {
    let name = "org.controlbus.test.\(UUID().uuidString)"
    let suite = try #require(UserDefaults(suiteName: name))
    defer { suite.removePersistentDomain(forName: name) }
    @AppStorage("flag", store: suite) var flag = false
    @AppStorage("count", store: suite) var count = 7
    @AppStorage("mode", store: suite) var mode = Mode.calm
    @AppStorage("link", store: suite) var link: URL?
    #expect(!flag && count == 7 && mode == .calm && link == nil)
    flag = true
    count = 8
    mode = .loud
    link = URL(string: "https://example.com/a")
    #expect(flag && count == 8 && mode == .loud)
    #expect(link?.absoluteString == "https://example.com/a")
    #expect(suite.bool(forKey: "flag"))
    link = nil
    #expect(suite.object(forKey: "link") == nil)
  }

  @Test("A binding writes to the store")
  func binding() throws {
    let name = "org.controlbus.test.\(UUID().uuidString)"
    let suite = try #require(UserDefaults(suiteName: name))
    defer { suite.removePersistentDomain(forName: name) }
    @AppStorage("name", store: suite) var text = "a"
    let binding = $text
    binding.wrappedValue = "b"
    #expect(text == "b")
  }
}
