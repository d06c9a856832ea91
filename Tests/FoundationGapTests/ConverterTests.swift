import Foundation
import FoundationGap
import TestSupport
import Testing

@Suite struct ConverterTests {
  static let catalogue = #"""
    { "sourceLanguage": "en", "version": "1.0", "strings": {
      "": {},
      "Mute": { "comment": "A button\nof two lines", "localizations": {
        "de": { "stringUnit": { "state": "translated", "value": "Stumm \"leise\"\\\n\tEnde" } },
        "fr": { "stringUnit": { "state": "new", "value": "Mute" } } } },
      "toggle.title": { "extractionState": "manual", "localizations": {
        "en": { "stringUnit": { "state": "translated", "value": "Timer" } },
        "de": { "stringUnit": { "state": "needs_review", "value": "Uhr" } } } },
      "%@ has %lld books": { "localizations": { "de": { "variations": { "plural": {
        "one": { "stringUnit": { "state": "translated", "value": "Ein Buch: %1$@" } },
        "other": { "stringUnit": { "state": "translated", "value": "%2$lld Bücher: %1$@" } } } } },
       "pl": { "variations": { "plural": {
        "one": { "stringUnit": { "state": "translated", "value": "%2$lld książka" } },
        "few": { "stringUnit": { "state": "translated", "value": "%2$lld książki" } },
        "other": { "stringUnit": { "state": "translated", "value": "%2$lld książek" } } } } } } },
      "%lld files in %lld folders": { "localizations": { "de": {
        "stringUnit": { "state": "translated", "value": "%#@files@ in %#@folders@" },
        "substitutions": {
          "files": { "argNum": 1, "formatSpecifier": "lld", "variations": { "plural": {
            "one": { "stringUnit": { "state": "translated", "value": "%arg Datei" } },
            "other": { "stringUnit": { "state": "translated", "value": "%arg Dateien" } } } } },
          "folders": { "argNum": 2, "formatSpecifier": "lld", "variations": { "plural": {
            "other": { "stringUnit": { "state": "translated", "value": "%arg Ordnern" } } } } } } } } },
      "Tap": { "localizations": { "de": { "variations": { "device": {
        "iphone": { "stringUnit": { "state": "translated", "value": "Tippen" } },
        "mac": { "stringUnit": { "state": "translated", "value": "Klicken" } } } } } } },
      "Brand": { "shouldTranslate": false, "localizations": {
        "de": { "stringUnit": { "state": "translated", "value": "Marke" } } } }
    } }
    """#

  @Test func `A string catalogue's texts are found in the compiled catalogue`() async {
    await #expect(processExitsWith: .success) {
      let catalogue = try Catalogue(language: "de_DE.UTF-8")
      defer { catalogue.leave() }
      let folder = catalogue.folder
      let source = folder.file("Localizable.xcstrings")
      try ConverterTests.catalogue.write(toFile: source, atomically: true, encoding: .utf8)
      try await ConverterTests.convert(source, "--output", folder.file("po"))
      for language in ["de", "en"] {
        try await catalogue.compile(folder.file("po/\(language).po"), language)
      }
      #expect(!FileManager.default.fileExists(atPath: folder.file("po/fr.po")))
      GettextCatalogue.use(domain: "reader", directory: catalogue.directory)
      #expect(String(localized: "Mute") == "Stumm \"leise\"\\\n\tEnde")
      #expect(String(localized: "toggle.title", defaultValue: "x") == "Uhr")
      #expect(String(localized: "\("A") has \(1) books") == "Ein Buch: A")
      #expect(String(localized: "\("A") has \(2) books") == "2 Bücher: A")
      #expect(String(localized: "\(1) files in \(2) folders") == "1 Datei in 2 Ordnern")
      #expect(String(localized: "\(3) files in \(4) folders") == "3 Dateien in 4 Ordnern")
      #expect(String(localized: "Tap") == "Klicken")
      #expect(String(localized: "Brand") == "Brand")
    }
  }

  @Test func `Plural variations become the forms of a language with three`() async {
    await #expect(processExitsWith: .success) {
      let catalogue = try Catalogue(language: "pl_PL.UTF-8")
      defer { catalogue.leave() }
      let folder = catalogue.folder
      let source = folder.file("Localizable.xcstrings")
      try ConverterTests.catalogue.write(toFile: source, atomically: true, encoding: .utf8)
      try await ConverterTests.convert(source, "--output", folder.file("po"))
      try await catalogue.compile(folder.file("po/pl.po"), "pl")
      GettextCatalogue.use(domain: "reader", directory: catalogue.directory)
      #expect(String(localized: "\("A") has \(1) books") == "1 książka")
      #expect(String(localized: "\("A") has \(22) books") == "22 książki")
      #expect(String(localized: "\("A") has \(12) books") == "12 książek")
    }
  }

  static let strings = #"""
    /* Title of
       the button */
    "Mute" = "Stumm";
    // a line
    "a \"quoted\" key" = "Zeile\nzwei \U00e4 \UD83D\uDE00 \\";
    bare_key.1 = "bloß";
    "alone";
    "%@ at %lld" = "%2$lld bei %1$@";
    """#

  @Test(arguments: ["UTF-8", "UTF-8 with a mark", "UTF-16LE", "UTF-16BE", "binary"])
  func `A strings file's texts are found, in every encoding`(encoding: String) async {
    await #expect(processExitsWith: .success) { [encoding] in
      let catalogue = try Catalogue(language: "de_DE.UTF-8")
      defer { catalogue.leave() }
      let folder = catalogue.folder
      let source = folder.file("de.lproj/Localizable.strings")
      let other = folder.file("de.lproj/Widgets.strings")
      try FileManager.default.createDirectory(
        atPath: folder.file("de.lproj"), withIntermediateDirectories: true)
      try ConverterTests.encoded(encoding).write(to: URL(filePath: source))
      try #""Mute" = "Leise";"#.write(toFile: other, atomically: true, encoding: .utf8)
      try await ConverterTests.convert(source, other, "--output", folder.file("po"))
      try await catalogue.compile(folder.file("po/de.po"), "de")
      GettextCatalogue.use(domain: "reader", directory: catalogue.directory)
      #expect(NSLocalizedString("Mute", comment: "") == "Stumm")
      #expect(String(localized: "Mute", table: "Widgets") == "Leise")
      #expect(NSLocalizedString("a \"quoted\" key", comment: "") == "Zeile\nzwei ä 😀 \\")
      #expect(NSLocalizedString("bare_key.1", comment: "") == "bloß")
      #expect(String(localized: "\("x") at \(3)") == "3 bei x")
    }
  }

  @Test(arguments: [
    ("x.strings", "\"a\" = \"b\"", "de", "x.strings:1: expected a semicolon after \"a\""),
    ("x.strings", "\n\n\"a\" = \"b;\n", "de", "x.strings:3: expected a closing quote"),
    ("x.strings", "/* never", "de", "x.strings:1: expected the comment's end"),
    ("x.strings", "\"a\" = \"\\Uzz\";", "de", "x.strings:1: expected a number after \\U"),
    ("x.strings", "\"a\" = \"b\";", "", "its folder is not named <language>.lproj"),
    ("x.strings", "\"a\" = \"b\"; \"a\" = \"c\";", "de", "\"a\" has two translations in de"),
    ("x.xcstrings", "{", "", "x.xcstrings: no string catalogue: the file is no JSON"),
    ("x.xcstrings", "{\"strings\": {}}", "", "sourceLanguage is missing"),
    ("x.xcstrings", "{\"sourceLanguage\": \"en\", \"strings\": 3}", "", "strings has another type"),
    ("x.json", "{}", "", "neither .xcstrings nor .strings"),
  ])
  func `Bad input is named and nothing is written`(
    file: String, content: String, language: String, message: String
  ) async throws {
    let folder = try TemporaryFolder()
    try content.write(toFile: folder.file(file), atomically: true, encoding: .utf8)
    let options = language.isEmpty ? [] : ["--language", language]
    let result = try await ChildProcess.run(
      BuiltProducts.path(of: "controlbus-strings"),
      options + ["--output", folder.file("po"), folder.file(file)])
    #expect(result.end == .exited(1))
    #expect(result.error.contains(message), "\(result.error)")
    #expect(!FileManager.default.fileExists(atPath: folder.file("po")))
  }

  @Test(arguments: [[], ["--nonsense"], ["--output"]])
  func `Wrong usage gets the usage and status 2`(arguments: [String]) async throws {
    let program = BuiltProducts.path(of: "controlbus-strings")
    let result = try await ChildProcess.run(program, arguments)
    #expect(result.end == .exited(2))
    #expect(result.error.contains("Usage: controlbus-strings"))
  }

  @Test func `A file that is not there is named`() async throws {
    let program = BuiltProducts.path(of: "controlbus-strings")
    let result = try await ChildProcess.run(program, ["/nonexistent/x.xcstrings"])
    #expect(result.end == .exited(1))
    #expect(result.error.contains("/nonexistent/x.xcstrings: cannot be read"))
  }

  static func convert(_ arguments: String...) async throws {
    let program = BuiltProducts.path(of: "controlbus-strings")
    let result = try await ChildProcess.run(program, arguments)
    #expect(result.end == .exited(0), "\(result.error)")
  }

  static func encoded(_ encoding: String) throws -> Data {
    switch encoding {
    case "UTF-8": return Data(strings.utf8)
    case "UTF-8 with a mark": return Data([0xEF, 0xBB, 0xBF]) + Data(strings.utf8)
    case "UTF-16LE":
      return Data([0xFF, 0xFE]) + (strings.data(using: .utf16LittleEndian) ?? Data())
    case "UTF-16BE": return strings.data(using: .utf16BigEndian) ?? Data()
    default:
      let list = [
        "Mute": "Stumm", "a \"quoted\" key": "Zeile\nzwei ä 😀 \\", "bare_key.1": "bloß",
        "%@ at %lld": "%2$lld bei %1$@",
      ]
      return try PropertyListSerialization.data(
        fromPropertyList: list, format: .binary, options: 0)
    }
  }
}
