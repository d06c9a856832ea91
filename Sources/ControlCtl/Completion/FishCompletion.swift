/// The completions for fish.
struct FishCompletion {
  private let program: ProgramDeclaration

  /// Makes the completion of a program.
  init(_ program: ProgramDeclaration) {
    self.program = program
  }

  /// The script.
  var script: String {
    let head = [
      "# Completions of \(program.name) for fish.", place, "complete -c \(program.name) -f",
    ]
    let general = program.options.map { option($0, condition: nil) }
    let commands = program.commands.map { command in
      line("-n \(at("", 0)) -a \(command.name) -d \(quote(command.summary))")
    }
    return (head + general + commands + program.commands.flatMap(lines)).joined(separator: "\n")
  }

  /// A function that tells whether the word at the cursor is this operand of this command, or, with a
  /// third argument, this one or a later one.
  private var place: String {
    let values = program.optionsWithValues.flatMap { command, option in
      option.patterns(command: command).map(quote)
    }
    return """
      function __\(program.name)_at
        set -l words (commandline -opc)
        set -l command
        set -l place 0
        set -l skips 0
        for word in $words[2..-1]
          if test $skips = 1
            set skips 0
            continue
          end
          switch "$command,$word"
            case \(values.joined(separator: " "))
              set skips 1
            case '*,-*'
            case ',*'
              set command $word
            case '*'
              set place (math $place + 1)
          end
        end
        test "$command" = "$argv[1]"; and test $place (test (count $argv) = 3; and echo -ge; or echo -eq) $argv[2]
      end
      """
  }

  private func lines(of command: CommandDeclaration) -> [String] {
    let options = command.visibleOptions.map { option($0, condition: at(command.name, 0, "more")) }
    let operands = command.operands.enumerated().compactMap { index, operand in
      arguments(operand.completion).map {
        line("-n \(at(command.name, index, operand.isRepeated ? "more" : nil)) -a \($0)")
      }
    }
    return options + operands
  }

  private func at(_ command: String, _ place: Int, _ more: String? = nil) -> String {
    let name = command.isEmpty ? "\"\"" : command
    let words = ["__\(program.name)_at", name, "\(place)", more].compactMap { $0 }
    return quote(words.joined(separator: " "))
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
