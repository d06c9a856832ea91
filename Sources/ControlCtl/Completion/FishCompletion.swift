/// The completions for fish.
struct FishCompletion {
  private let program: ProgramDeclaration

  /// Makes the completion of a program.
  init(_ program: ProgramDeclaration) {
    self.program = program
  }

  /// The script.
  var script: String {
    let head = ["# Completions of \(program.name) for fish.", "complete -c \(program.name) -f"]
    let general = program.options.map { option($0, condition: nil) }
    let commands = program.commands.map { command in
      line("-n __fish_use_subcommand -a \(command.name) -d \(quote(command.summary))")
    }
    return (head + general + commands + program.commands.flatMap(lines)).joined(separator: "\n")
  }

  private func lines(of command: CommandDeclaration) -> [String] {
    let condition = quote("__fish_seen_subcommand_from \(command.name)")
    let options = command.visibleOptions.map { option($0, condition: condition) }
    let operands = command.operands.compactMap { operand in
      arguments(operand.completion).map { line("-n \(condition) -a \($0)") }
    }
    return options + operands
  }

  private func option(_ option: OptionDeclaration, condition: String?) -> String {
    var words = condition.map { ["-n \($0)"] } ?? []
    if let letter = option.letter { words.append("-s \(letter)") }
    words.append("-l \(option.name)")
    if option.valueName != nil { words.append("-x") }
    if let arguments = arguments(option.completion) { words.append("-a \(arguments)") }
    words.append("-d \(quote(option.help))")
    return line(words.joined(separator: " "))
  }

  private func arguments(_ source: CompletionSource) -> String? {
    if let query = source.query(program: program) { return quote("(\(query))") }
    let words = source.words(program: program)
    return words.isEmpty ? nil : quote(words.joined(separator: " "))
  }

  private func line(_ rest: String) -> String { "complete -c \(program.name) \(rest)" }

  private func quote(_ text: String) -> String {
    let escaped = text.flatMap { $0 == "'" || $0 == "\\" ? ["\\", $0] : [$0] }
    return "'" + String(escaped) + "'"
  }
}
