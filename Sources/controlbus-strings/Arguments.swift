internal import ProgramText

/// What the command line asks for.
struct Arguments {
  static let program = ProgramHelp(
    name: "controlbus-strings", summary: "gettext catalogues of Xcode's string catalogues",
    synopsis: "[--language LANGUAGE] [--output FOLDER] FILE...",
    details: """
      Makes gettext catalogues of an app's .xcstrings and .strings files: FOLDER/LANGUAGE.po for
      each language. Texts of a table other than Localizable get the table as their context.

      Then, for each language:
      msgfmt -o PREFIX/share/locale/LANGUAGE/LC_MESSAGES/DOMAIN.mo FOLDER/LANGUAGE.po
      """,
    options: [
      HelpEntry("--language LANGUAGE", "The language of .strings files outside of .lproj folders"),
      HelpEntry("--output FOLDER", "Where the catalogues go; po unless given"),
      HelpEntry("--help", "Print this text"), HelpEntry("--version", "Print the version"),
    ],
    sections: [
      HelpSection(
        "EXIT STATUS",
        [
          HelpEntry("0", "Every file was converted"),
          HelpEntry("1", "A file could not be converted"), HelpEntry("2", "Wrong usage"),
        ])
    ],
    related: ["msgfmt"])

  var language: String?
  var output = "po"
  var files: [String] = []

  /// Reads the arguments after the program's name.
  init(_ arguments: [String]) throws {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--language": language = try Self.value(of: argument, &rest)
      case "--output": output = try Self.value(of: argument, &rest)
      case "--": files += rest; rest = []
      case _ where argument.hasPrefix("-"):
        throw ConversionError.usage("unknown option \(argument)")
      default: files.append(argument)
      }
    }
    if files.isEmpty { throw ConversionError.usage("no file given") }
  }

  private static func value(of option: String, _ rest: inout ArraySlice<String>) throws -> String {
    guard let value = rest.popFirst(), !value.isEmpty else {
      throw ConversionError.usage("\(option) needs a value")
    }
    return value
  }
}
