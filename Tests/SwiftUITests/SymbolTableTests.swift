import Foundation
import Testing

@testable import Symbols

@Suite("Symbols")
struct SymbolTableTests {
  @Test("The table names at least 250 symbols")
  func size() {
    #expect(SymbolTable.count >= 250)
  }

  @Test("No symbol stands in two parts of the table")
  func disjoint() {
    let parts = [
      SymbolTable.media, SymbolTable.communication, SymbolTable.documents, SymbolTable.actions,
      SymbolTable.devices,
    ]
    #expect(parts.map(\.count).reduce(0, +) == SymbolTable.count)
  }

  @Test("Every target is an icon of the theme", arguments: ["Adwaita", "breeze"])
  func targets(theme: String) throws {
    let icons = try #require(Self.icons(of: theme), "the theme \(theme) is not installed")
    #expect(SymbolTable.targets.subtracting(icons).sorted() == [])
  }

  @Test(
    "Variants are resolved by rule",
    arguments: [
      ("play", "media-playback-start-symbolic"),
      ("play.fill", "media-playback-start-symbolic"),
      ("play.circle.fill", "media-playback-start-symbolic"),
      ("mic.badge.plus", "audio-input-microphone-symbolic"),
      ("mic.slash.fill", "microphone-sensitivity-muted-symbolic"),
      ("bell.badge.fill", "alarm-symbolic"),
      ("speaker.wave.2.fill", "audio-volume-medium-symbolic"),
      ("speaker.slash.circle.fill", "audio-volume-muted-symbolic"),
      ("lock.open.fill", "changes-allow-symbolic"),
      ("lightbulb.led.wide.fill", "help-about-symbolic"),
      ("hourglass.bottomhalf.filled", "content-loading-symbolic"),
      ("timer", "alarm-symbolic"),
    ])
  func variants(symbol: String, icon: String) {
    #expect(SymbolTable.iconName(forSymbol: symbol) == icon)
  }

  @Test("What nobody knows becomes the fallback, and icon names stay")
  func others() {
    #expect(SymbolTable.iconName(forSymbol: "no.such.thing") == SymbolTable.fallback)
    #expect(SymbolTable.iconName(forSymbol: "1.circle") == SymbolTable.fallback)
    #expect(SymbolTable.iconName(forSymbol: "my-app-symbolic") == "my-app-symbolic")
    #expect(SymbolTable.iconName(forSymbol: "/usr/share/x.svg") == "/usr/share/x.svg")
    #expect(SymbolTable.iconName(forSymbol: "") == "")
  }

  private static func icons(of theme: String) -> Set<String>? {
    let folder = URL(filePath: "/usr/share/icons/\(theme)")
    guard let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    else { return nil }
    var names: Set<String> = []
    while let file = files.nextObject() as? URL {
      var name = file.deletingPathExtension().lastPathComponent
      // Adwaita also has rendered ones: `x-symbolic.symbolic.png`.
      if name.hasSuffix(".symbolic") { name.removeLast(".symbolic".count) }
      names.insert(name)
    }
    return names.isEmpty ? nil : names
  }
}
