import Foundation

/// An app's desktop file, as far as it takes to start the app.
struct DesktopFile: Hashable, Sendable {
  /// Where the file lies.
  let path: String
  /// The program and its arguments, without the files and URLs that the app could be given.
  let command: [String]
  /// Whether the app runs in a terminal.
  let needsTerminal: Bool

  /// Finds the file of a desktop id, the user's own before the system's.
  static func find(_ desktopID: String, environment: [String: String]) -> DesktopFile? {
    guard !desktopID.contains("/") else { return nil }
    return dataFolders(environment).lazy
      .map { "\($0)/applications/\(desktopID).desktop" }
      .compactMap { path in
        (try? String(contentsOfFile: path, encoding: .utf8)).flatMap { Self(path: path, text: $0) }
      }
      .first
  }

  /// Reads a desktop file; nil for one that starts nothing.
  init?(path: String, text: String) {
    let entries = Self.entries(of: text)
    guard let exec = entries["Exec"], let words = Self.words(of: exec) else { return nil }
    let command = words.compactMap { word in
      Self.expanded(word, name: entries["Name"] ?? "", path: path)
    }
    guard let program = command.first, !program.isEmpty else { return nil }
    self.path = path
    self.command = command
    needsTerminal = entries["Terminal"] == "true"
  }

  private static func dataFolders(_ environment: [String: String]) -> [String] {
    func value(_ name: String, default fallback: String) -> String {
      environment[name].flatMap { $0.isEmpty ? nil : $0 } ?? fallback
    }
    let own = value("XDG_DATA_HOME", default: NSHomeDirectory() + "/.local/share")
    let shared = value("XDG_DATA_DIRS", default: "/usr/local/share:/usr/share")
    return [own] + shared.split(separator: ":").map(String.init)
  }

  /// The keys of the group “Desktop Entry”, their values unescaped; a localized key has its own name.
  private static func entries(of text: String) -> [String: String] {
    var entries: [String: String] = [:]
    var isInGroup = false
    for line in text.split(whereSeparator: \.isNewline) {
      if line.hasPrefix("[") {
        isInGroup = line.hasPrefix("[Desktop Entry]")
      } else if isInGroup, !line.hasPrefix("#"), let equals = line.firstIndex(of: "=") {
        let key = line[..<equals].trimmingCharacters(in: .whitespaces)
        let value = line[line.index(after: equals)...].trimmingCharacters(in: .whitespaces)
        entries[key] = unescaped(value)
      }
    }
    return entries
  }

  private static func unescaped(_ value: String) -> String {
    let escapes: [Character: Character] = ["s": " ", "n": "\n", "t": "\t", "r": "\r", "\\": "\\"]
    var result = ""
    var isEscaped = false
    for character in value {
      if isEscaped {
        result += escapes[character].map { String($0) } ?? "\\\(character)"
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else {
        result.append(character)
      }
    }
    return result
  }

  /// Splits an `Exec=` line: words between spaces, or between double quotes, where a backslash takes
  /// the next character as it is. Nil when a quote is not closed.
  private static func words(of exec: String) -> [String]? {
    var words: [String] = []
    var word: String?
    var isQuoted = false
    var characters = exec.makeIterator()
    while let character = characters.next() {
      switch character {
      case "\"":
        isQuoted.toggle()
        word = word ?? ""
      case "\\" where isQuoted: word?.append(characters.next() ?? "\\")
      case " " where !isQuoted:
        if let complete = word { words.append(complete) }
        word = nil
      default: word = (word ?? "") + String(character)
      }
    }
    return isQuoted ? nil : words + [word].compactMap { $0 }
  }

  /// A word with its field codes replaced; nil for one that stands for files, URLs or an icon.
  private static func expanded(_ word: String, name: String, path: String) -> String? {
    guard word.contains("%") else { return word }
    var result = ""
    var characters = word.makeIterator()
    while let character = characters.next() {
      guard character == "%" else {
        result.append(character)
        continue
      }
      switch characters.next() {
      case "%": result.append("%")
      case "c": result += name
      case "k": result += path
      default: break
      }
    }
    return result.isEmpty ? nil : result
  }
}
