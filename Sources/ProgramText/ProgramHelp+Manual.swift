extension ProgramHelp {
  /// The manual page in the macros of man(7).
  package var manualPage: String {
    let sections = [HelpSection("OPTIONS", options)] + self.sections
    let parts = [title, description] + sections.map(Self.text) + [seeAlso, ""]
    return parts.joined(separator: "\n")
  }

  private var title: String {
    """
    .TH \(Roff.escape(name.uppercased())) 1 "" "ControlBus \(Version.text)" "User Commands"
    .SH NAME
    \(Roff.escape(name)) \\- \(Roff.escape(summary))
    .SH SYNOPSIS
    .B \(Roff.escape(name))
    .RI \(Roff.argument(synopsis))
    """
  }

  private var description: String {
    let lines = details.split(separator: "\n", omittingEmptySubsequences: false)
    let text = lines.map { $0.isEmpty ? ".PP" : Roff.escape(String($0)) }
    return ([".SH DESCRIPTION"] + text).joined(separator: "\n")
  }

  private static func text(of section: HelpSection) -> String {
    let entries = section.entries.map { entry in
      ".TP\n.B \(Roff.escape(entry.term))\n\(Roff.escape(entry.meaning))."
    }
    return ([".SH \(Roff.argument(section.title))"] + entries).joined(separator: "\n")
  }

  private var seeAlso: String {
    let pages = related.map { ".BR \(Roff.escape($0)) (1)" }
    return ".SH \"SEE ALSO\"\n" + pages.joined(separator: ",\n")
  }
}
