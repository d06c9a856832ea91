import Foundation
import FoundationGap
import TestSupport
import Testing

// Each test runs in a process of its own: the C library's locale belongs to the process.
@Suite struct LookupTests {
  @Test func `Texts of every form come from the catalogue`() async {
    await #expect(processExitsWith: .success) {
      let catalogue = try Catalogue(language: "de_DE.UTF-8")
      defer { catalogue.leave() }
      try await catalogue.add(
        "de",
        """
        msgid "Mute"
        msgstr "Stumm"
        msgid "%@ has %lld books"
        msgid_plural "%@ has %lld books"
        msgstr[0] "Ein Buch hat %1$@"
        msgstr[1] "%2$lld Bücher hat %1$@"
        msgid "toggle.title"
        msgstr "Schalter %lld%%"
        msgctxt "Widgets"
        msgid "Mute"
        msgstr "Leise"
        msgid "Level %.1f"
        msgstr "Stufe %.1f"
        """)
      GettextCatalogue.use(domain: "reader", directory: catalogue.directory)
      let resource: LocalizedStringResource = "Mute"
      #expect(String(localized: resource) == "Stumm")
      #expect(String(localized: "Mute") == "Stumm")
      #expect(NSLocalizedString("Mute", comment: "a button") == "Stumm")
      #expect(String(localized: "Mute", table: "Widgets") == "Leise")
      #expect(String(localized: "Mute", table: "Other") == "Stumm")
      #expect(String(localized: "\("Ute") has \(1) books") == "Ein Buch hat Ute")
      #expect(String(localized: "\("Ute") has \(5) books") == "5 Bücher hat Ute")
      #expect(
        String(localized: "toggle.title", defaultValue: "Switch \(7)%") == "Schalter 7%")
      #expect(String(localized: "Level \(2.25, specifier: "%.1f")") == "Stufe 2.2")
      #expect(String(localized: "In: \(resource)") == "In: Stumm")
    }
  }

  @Test func `What has no translation shows its default`() async {
    await #expect(processExitsWith: .success) {
      let catalogue = try Catalogue(language: "de_DE.UTF-8")
      defer { catalogue.leave() }
      try await catalogue.add("de", "msgid \"a\"\nmsgstr \"b\"\n")
      GettextCatalogue.use(domain: "reader", directory: catalogue.directory)
      #expect(String(localized: "50% off") == "50% off")
      #expect(String(localized: "\(50)% off") == "50% off")
      #expect(String(localized: "key", defaultValue: "Default \(3) of \("x")") == "Default 3 of x")
      #expect(NSLocalizedString("missing", comment: "") == "missing")
      #expect(String(localized: "") == "")
      GettextCatalogue.use(domain: "other", directory: catalogue.directory)
      #expect(String(localized: "a") == "a")
      GettextCatalogue.use(domain: "../reader", directory: catalogue.directory)
      #expect(String(localized: "a") == "a")
    }
  }

  @Test func `Plural forms follow the language's own rule`() async {
    await #expect(processExitsWith: .success) {
      let catalogue = try Catalogue(language: "ru_RU.UTF-8")
      defer { catalogue.leave() }
      try await catalogue.add(
        "ru",
        plural:
          "nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : 2);",
        """
        msgid "%lld files"
        msgid_plural "%lld files"
        msgstr[0] "%lld файл"
        msgstr[1] "%lld файла"
        msgstr[2] "%lld файлов"
        """)
      GettextCatalogue.use(domain: "reader", directory: catalogue.directory)
      #expect(String(localized: "\(21) files") == "21 файл")
      #expect(String(localized: "\(3) files") == "3 файла")
      #expect(String(localized: "\(11) files") == "11 файлов")
      #expect(String(localized: "\(-1) files") == "-1 файл")
    }
  }

  @Test func `A translation that does not fit its arguments is shown and does no harm`() async {
    await #expect(processExitsWith: .success) {
      let catalogue = try Catalogue(language: "de_DE.UTF-8")
      defer { catalogue.leave() }
      try await catalogue.add(
        "de",
        """
        msgid "a %lld"
        msgstr "%s %n %99$@ %d %"
        msgid "b %@"
        msgstr "%lld|%0999999999d|%1$@"
        msgid "c %lf"
        msgstr "%@ and %.1f and %d"
        """)
      GettextCatalogue.use(domain: "reader", directory: catalogue.directory)
      #expect(String(localized: "a \(5)") == "5 %n %99$@ %d %")
      #expect(String(localized: "b \("x")") == "x|%0999999999d|x")
      #expect(String(localized: "c \(1.5)") == "1.5 and %.1f and %d")
    }
  }

  @Test func `Catalogues are found in the data directories, the user's first`() async {
    await #expect(processExitsWith: .success) {
      let catalogue = try Catalogue(language: "de_AT.UTF-8")
      defer { catalogue.leave() }
      let folder = catalogue.folder
      setenv("XDG_DATA_HOME", folder.file("home"), 1)
      setenv("XDG_DATA_DIRS", "\(folder.file("none")):\(folder.file("system"))", 1)
      try await catalogue.add("de", under: "system/locale", "msgid \"a\"\nmsgstr \"system\"\n")
      GettextCatalogue.use(domain: "reader")
      #expect(String(localized: "a") == "system")
      try await catalogue.add(
        "de", domain: "mine", under: "system/locale", "msgid \"a\"\nmsgstr \"system\"\n")
      try await catalogue.add(
        "de", domain: "mine", under: "home/locale", "msgid \"a\"\nmsgstr \"user\"\n")
      GettextCatalogue.use(domain: "mine")
      #expect(String(localized: "a") == "user")
    }
  }

  @Test(arguments: [
    (["LANGUAGE": "fr:de"], "bonjour"), (["LC_MESSAGES": "fr_FR.UTF-8"], "bonjour"),
    (["LC_ALL": "de_CH.UTF-8@x", "LC_MESSAGES": "fr_FR"], "hallo"), (["LC_ALL": "C"], "hello"),
    (["LC_ALL": "tlh_XX.UTF-8"], "hello"),
  ])
  func `The session's variables choose the language`(variables: [String: String], text: String)
    async
  {
    await #expect(processExitsWith: .success) { [variables, text] in
      let catalogue = try Catalogue(language: "de_DE.UTF-8", more: variables)
      defer { catalogue.leave() }
      try await catalogue.add("de", "msgid \"hello\"\nmsgstr \"hallo\"\n")
      try await catalogue.add("fr", "msgid \"hello\"\nmsgstr \"bonjour\"\n")
      GettextCatalogue.use(domain: "reader", directory: catalogue.directory)
      #expect(String(localized: "hello") == text)
    }
  }

  @Test func `Only messages and characters follow a generated locale, never numbers`() async {
    await #expect(processExitsWith: .success) {
      let catalogue = try Catalogue(language: "de_DE.UTF-8")
      defer { catalogue.leave() }
      let locales = catalogue.folder.file("locales")
      try FileManager.default.createDirectory(atPath: locales, withIntermediateDirectories: true)
      let made = try await ChildProcess.run(
        "localedef", ["-i", "de_DE", "-f", "UTF-8", "\(locales)/de_DE.UTF-8"])
      try #require(made.end == .exited(0), "\(made.error)")
      setenv("LOCPATH", locales, 1)
      try await catalogue.add("de", "msgid \"hello\"\nmsgstr \"hällo\"\n")
      GettextCatalogue.use(domain: "reader", directory: catalogue.directory)
      #expect(String(localized: "hello") == "hällo")
      #expect(setlocale(LC_MESSAGES, nil).map { String(cString: $0) } == "de_DE.UTF-8")
      #expect(setlocale(LC_NUMERIC, nil).map { String(cString: $0) } == "C")
      #expect(setlocale(LC_TIME, nil).map { String(cString: $0) } == "C")
      #expect(String(format: "%.1f", 2.25) == "2.2")
      #expect(String(localized: "\(2.25, specifier: "%.1f")") == "2.2")
    }
  }
}
