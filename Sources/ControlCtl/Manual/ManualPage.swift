internal import ProgramText

/// The program's manual page in the macros of man(7), made of the declaration.
struct ManualPage {
  private let program: ProgramDeclaration

  /// Makes the page of a program.
  init(_ program: ProgramDeclaration) {
    self.program = program
  }

  /// The page's source, without a newline at its end.
  var text: String {
    let sections = [
      title, synopsis, description, commands, options, ManualSections.exitStatus,
      ManualSections.closing,
    ]
    return sections.joined(separator: "\n")
  }

  private var title: String {
    """
    .TH \(Roff.escape(program.name.uppercased())) 1 "" "ControlBus \(Version.text)" "User Commands"
    .SH NAME
    \(Roff.escape(program.name)) \\- \(Roff.escape(program.summary))
    """
  }

  private var synopsis: String {
    let lines = program.commands.map { command in
      ".B \(Roff.escape(program.name))\n.RI \(Roff.argument(command.synopsis))"
    }
    return ".SH SYNOPSIS\n" + lines.joined(separator: "\n.br\n")
  }

  private var description: String {
    ".SH DESCRIPTION\n" + ManualSections.description
  }

  private var commands: String {
    let entries = program.commands.map { command in
      let details = command.details.split(separator: "\n").map { ".IP\n" + Roff.escape(String($0)) }
      let own = command.visibleOptions.map { ".RS\n" + Self.entry($0) + "\n.RE" }
      let head = ".TP\n.B \(Roff.escape(command.synopsis))\n\(Roff.escape(command.summary))."
      return ([head] + details + own).joined(separator: "\n")
    }
    return ".SH COMMANDS\n" + entries.joined(separator: "\n")
  }

  private var options: String {
    let entries = program.options.filter { !$0.isHidden }.map(Self.entry)
    return ".SH OPTIONS\nEvery command takes these, and they may stand before its name too.\n"
      + entries.joined(separator: "\n")
  }

  private static func entry(_ option: OptionDeclaration) -> String {
    let forms = option.forms.drop { $0 == " " }
    return ".TP\n.B \(Roff.escape(String(forms)))\n\(Roff.escape(option.help))."
  }
}
