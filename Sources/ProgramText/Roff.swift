/// The escapes of roff.
package enum Roff {
  /// The text so that it stands for itself on a line of its own.
  package static func escape(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "\\": result += "\\e"
      case "-": result += "\\-"
      case "…": result += "..."
      case "–": result += "\\(en"
      case "'": result += "\\(aq"
      case "\"": result += "\\(dq"
      case "~": result += "\\(ti"
      case "^": result += "\\(ha"
      case "`": result += "\\(ga"
      default: result.append(character)
      }
    }
    return result.hasPrefix(".") ? "\\&" + result : result
  }

  /// The text as one argument of a macro.
  package static func argument(_ text: String) -> String { "\"" + escape(text) + "\"" }
}
