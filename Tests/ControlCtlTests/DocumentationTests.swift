import Foundation
import TestSupport
import Testing

@testable import ControlCtl

@Suite struct DocumentationTests {
  @Test(arguments: ["hotkeys", "waybar"])
  func `Every command line of the documentation is one that the program takes`(
    _ page: String
  ) throws {
    let text = try Self.page(page)
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

  @Test func `Every hotkey's command does what the page says, as a shell runs it`() async throws {
    // What stands before that which each desktop hands to the shell.
    let starts = [
      "    ", "    bindsym $mod+F9 exec ", "    bind = SUPER, F9, exec, ",
      "    gsettings set $list.custom-keybinding:$key command '",
    ]
    let commands = try Self.page("hotkeys").split(separator: "\n").compactMap { line -> String? in
      guard let start = starts.first(where: { line.hasPrefix($0 + "controlctl ") }) else {
        return nil
      }
      return String(line.dropFirst(start.count)).trimmingCharacters(in: ["'"])
    }
    let stage = try await TestStage()
    var environment = stage.environment
    let folder = (BuiltProducts.path(of: "controlctl") as NSString).deletingLastPathComponent
    environment["PATH"] = folder + ":" + (environment["PATH"] ?? "")
    for command in commands {
      let result = try await ChildProcess.run(
        "sh", ["-c", command], environment: environment)
      #expect(result.end == .exited(0) && result.output + result.error == "", "\(command)")
    }
    #expect(
      await stage.host.calls
        == ["Toggle", "SetValue true", "Press", "Toggle", "Toggle", "Toggle", "Toggle", "Toggle"])
  }

  private static func page(_ name: String) throws -> String {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../docs/\(name).md")
    return try String(contentsOf: file, encoding: .utf8)
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
    let text = try Self.page("waybar")
    for name in WaybarPart.markOrder + ["on", "off", "mixed", "button"] {
      #expect(text.contains("`\(name)`"))
    }
  }
}
