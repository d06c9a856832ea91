/// What a program without commands says of itself: declared once for `--help`, and for the manual
/// page that `--help=man` prints.
package struct ProgramHelp: Sendable {
  /// The program's name.
  package let name: String
  /// What the program is, in a few words without a full stop.
  package let summary: String
  /// The arguments, such as `[--help | --version]`.
  package let synopsis: String
  /// Lines of text; an empty one separates paragraphs.
  package let details: String
  /// The options, in the order of the usage.
  package let options: [HelpEntry]
  /// What the manual page has beside this.
  package let sections: [HelpSection]
  /// The pages of section 1 to read next.
  package let related: [String]

  /// Declares the texts of a program.
  package init(
    name: String, summary: String, synopsis: String, details: String, options: [HelpEntry],
    sections: [HelpSection], related: [String]
  ) {
    self.name = name
    self.summary = summary
    self.synopsis = synopsis
    self.details = details
    self.options = options
    self.sections = sections
    self.related = related
  }

  /// What `--help` prints.
  package var usage: String {
    let width = options.map(\.term.utf8.count).max() ?? 0
    let table = options.map { option in
      let padding = String(repeating: " ", count: width - option.term.utf8.count)
      return "  \(option.term)\(padding)  \(option.meaning)"
    }
    let lines = ["Usage: \(name) \(synopsis)", "", details, ""] + table + [""]
    return lines.joined(separator: "\n")
  }
}
