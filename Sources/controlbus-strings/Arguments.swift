/// What the command line asks for.
struct Arguments {
  static let usage = """
    usage: controlbus-strings [--language LANGUAGE] [--output FOLDER] FILE...

    Makes gettext catalogues of an app's .xcstrings and .strings files: FOLDER/LANGUAGE.po for
    each language (FOLDER is po unless given). The language of a .strings file is that of the
    .lproj folder that it lies in, or LANGUAGE. Texts of a table other than Localizable get the
    table as their context.

    Then, for each language:
      msgfmt -o PREFIX/share/locale/LANGUAGE/LC_MESSAGES/DOMAIN.mo FOLDER/LANGUAGE.po
    """

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
