/// What `--help` and `help` show, made of the declaration.
struct UsageText {
  /// The program.
  let program: ProgramDeclaration
  /// Whether headings are set off by escape sequences.
  let colored: Bool

  /// The lines about a command, or about the program.
  ///
  /// - Parameter name: the command; nil for the program.
  func lines(about name: String?) throws(UsageProblem) -> [String] {
    guard let name else { return programLines }
    return lines(about: try program.known(name))
  }

  private var programLines: [String] {
    let commands = program.commands.map { ($0.name, $0.summary) }
    return ["\(program.name) \(program.summary).", ""]
      + ["\(heading("Usage:")) \(program.name) [OPTION …] COMMAND [ARGUMENT …]"]
      + section("Commands:", commands)
      + section("Options of every command:", options(program.options))
      + ["", "\"\(program.name) help COMMAND\" tells more, and so does \(program.name)(1)."]
  }

  private func lines(about command: CommandDeclaration) -> [String] {
    let operands = command.operands.map { ($0.name, $0.help) }
    let options = options(command.visibleOptions)
    return ["\(heading("Usage:")) \(program.name) \(command.synopsis)", "", command.summary + "."]
      + paragraphs(command.details)
      + (operands.isEmpty ? [] : section("Operands:", operands))
      + (options.isEmpty ? [] : section("Options:", options))
      + section("Options of every command:", self.options(program.options))
  }

  private func options(_ options: [OptionDeclaration]) -> [(String, String)] {
    options.filter { !$0.isHidden }.map { ($0.forms, $0.help) }
  }

  private func section(_ title: String, _ entries: [(String, String)]) -> [String] {
    let table = TextTable(
      headings: [], rows: entries.map { [TextCell("  " + $0.0), TextCell($0.1)] })
    return ["", heading(title)] + table.lines(colored: colored, columns: nil)
  }

  private func paragraphs(_ text: String) -> [String] {
    guard !text.isEmpty else { return [] }
    let paragraphs = text.split(separator: "\n", omittingEmptySubsequences: true)
    return paragraphs.flatMap { [""] + TextWrap.lines(of: String($0), width: 80) }
  }

  private func heading(_ text: String) -> String {
    TextStyle.bold.apply(to: text, colored: colored)
  }
}
