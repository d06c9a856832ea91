import Foundation
import FoundationGap
import TestSupport
import Testing

/// A folder of real catalogues, compiled by gettext's own compiler, for a process of a test's own.
final class Catalogue {
  let folder: TemporaryFolder
  var directory: URL { URL(filePath: folder.file("locale"), directoryHint: .isDirectory) }

  /// Sets the session's languages, of which the system may have generated none.
  init(language: String, more: [String: String] = [:]) throws {
    folder = try TemporaryFolder()
    for name in ["LANGUAGE", "LC_ALL", "LC_MESSAGES", "LC_NUMERIC", "LOCPATH"] { unsetenv(name) }
    setenv("LANG", language, 1)
    for (name, value) in more { setenv(name, value, 1) }
  }

  /// Called at the end of a test: the folder lives until then.
  func leave() {
    GettextCatalogue.use(domain: "")
  }

  /// Compiles a catalogue; the header with the plural forms is added.
  func add(
    _ language: String, domain: String = "reader", under: String = "locale",
    plural: String = "nplurals=2; plural=(n != 1);", _ entries: String
  ) async throws {
    let header = """
      msgid ""
      msgstr ""
      "Content-Type: text/plain; charset=UTF-8\\n"
      "Plural-Forms: \(plural)\\n"


      """
    let source = folder.file("source.po")
    try (header + entries).write(toFile: source, atomically: true, encoding: .utf8)
    try await compile(source, language, domain: domain, under: under)
  }

  func compile(
    _ source: String, _ language: String, domain: String = "reader", under: String = "locale"
  ) async throws {
    let place = folder.file("\(under)/\(language)/LC_MESSAGES")
    try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
    let result = try await ChildProcess.run(
      "msgfmt", ["--check-header", "--check-domain", "-o", "\(place)/\(domain).mo", source])
    #expect(result.end == .exited(0), "\(result.error)")
  }
}
