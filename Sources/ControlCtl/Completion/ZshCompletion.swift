/// The completion function for zsh, in the form of its `_arguments`.
struct ZshCompletion {
  private let program: ProgramDeclaration

  /// Makes the completion of a program.
  init(_ program: ProgramDeclaration) {
    self.program = program
  }

  /// The script.
  var script: String {
    """
    #compdef \(program.name)
    # Completions of \(program.name) for zsh.
    _\(program.name)_lines() {
      local -a lines
      lines=("${(@f)$(eval "$1")}")
      compadd -- ${lines:#}
    }

    _\(program.name)() {
      local curcontext=$curcontext state line
      typeset -A opt_args
      local -a commands options
      commands=(
    \(commands)
      )
      options=(
    \(program.options.map { "    " + option($0) }.joined(separator: "\n"))
      )
      _arguments -C $options '1: :->command' '*:: :->arguments'
      case $state in
        command) _describe command commands ;;
        arguments)
          case $words[1] in
    \(program.commands.map(arguments).joined(separator: "\n"))
          esac ;;
      esac
    }

    if [[ $funcstack[1] == _\(program.name) ]]; then
      _\(program.name) "$@"
    else
      compdef _\(program.name) \(program.name)
    fi
    """
  }

  private var commands: String {
    program.commands.map { "    " + quote("\($0.name):\($0.summary)") }.joined(separator: "\n")
  }

  private func arguments(of command: CommandDeclaration) -> String {
    let options = command.visibleOptions.map(option)
    let operands = command.operands.enumerated().map { index, operand in
      let place = operand.isRepeated ? "*" : "\(index + 1)"
      return quote("\(place):\(description(operand.help)):\(action(operand.completion))")
    }
    let words = (["$options"] + options + operands).joined(separator: " ")
    return "        \(command.name)) _arguments \(words) ;;"
  }

  private func option(_ option: OptionDeclaration) -> String {
    let help = "[\(description(option.help))]"
    let value = option.valueName.map { ":\(description($0)):\(action(option.completion))" } ?? ""
    let long = quote("--\(option.name)\(option.valueName == nil ? "" : "=")\(help)\(value)")
    guard let letter = option.letter else { return long }
    return long + " " + quote("-\(letter)\(help)\(value)")
  }

  private func action(_ source: CompletionSource) -> String {
    if let query = source.query(program: program) {
      return "{_\(program.name)_lines \"\(query)\"}"
    }
    let words = source.words(program: program)
    return words.isEmpty ? " " : "(\(words.joined(separator: " ")))"
  }

  /// A text without the characters that end a part of an `_arguments` specification.
  private func description(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      if ":[]".contains(character) { result.append("\\") }
      result.append(character)
    }
  }

  private func quote(_ text: String) -> String {
    let parts = text.split(separator: "'", omittingEmptySubsequences: false)
    return "'" + parts.joined(separator: "'\\''") + "'"
  }
}
