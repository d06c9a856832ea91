import Foundation
import Testing

@testable import ControlCtl

@Suite struct DocumentationTests {
  @Test(arguments: ["hotkeys", "waybar"])
  func `Every command line of the documentation is one that the program takes`(
    _ page: String
  ) throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../docs/\(page).md")
    let text = try String(contentsOf: file, encoding: .utf8)
    let commands = text.split(separator: "\n").compactMap { line -> String? in
      guard line.hasPrefix("    "), let name = line.firstRange(of: "controlctl ") else {
        return nil
      }
      return String(line[name.upperBound...])
    }
    #expect(commands.count >= 3)
    for command in commands {
      #expect(throws: Never.self, "\(command)") {
        try ArgumentParser.parse(Self.words(command), of: CommandList.program)
      }
    }
  }

  /// The words of a command line, of which quotation marks may hold several together.
  private static func words(_ line: String) -> [String] {
    var isQuoted = false
    let marked = line.map { character -> Character in
      if character == "'" { isQuoted.toggle() }
      return character == " " && isQuoted ? "\u{A0}" : character
    }
    return String(marked).split(separator: " ").map { $0.filter { $0 != "'" } }
  }

  @Test func `The table of classes knows every class`() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../docs/waybar.md")
    let text = try String(contentsOf: file, encoding: .utf8)
    for name in WaybarPart.markOrder + ["on", "off", "mixed", "button"] {
      #expect(text.contains("`\(name)`"))
    }
  }
}
