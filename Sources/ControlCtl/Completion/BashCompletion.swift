/// The completion function for bash, which needs no package beside it.
struct BashCompletion {
  private let program: ProgramDeclaration

  /// Makes the completion of a program.
  init(_ program: ProgramDeclaration) {
    self.program = program
  }

  /// The script.
  ///
  /// Words are compared line by line, since a control's name may hold spaces, and put in quotes by
  /// `printf %q`.
  var script: String {
    """
    # Completions of \(program.name) for bash.
    _\(program.name)_offer() {
      local line
      while IFS= read -r line; do
        [[ -n $line && $line == "$1"* ]] && COMPREPLY+=("$(printf %q "$line")")
      done
    }

    _\(program.name)() {
      local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]}
      local command= place=0 index word
      COMPREPLY=()
      for ((index = 1; index < COMP_CWORD; index++)); do
        word=${COMP_WORDS[index]}
        case $command,$word in
          \(valueOptions)) ((index++)) ;;
          *,-*) ;;
          ,*) command=$word ;;
          *) ((place++)) ;;
        esac
      done
      case $command,$previous in
    \(optionValues)
      esac
      if [[ $current == -* ]]; then
        case $command in
    \(optionNames)
        esac
        return
      fi
      case $command,$place in
        ,*) _\(program.name)_offer "$current" <<< $'\(words(program.commands.map(\.name)))' ;;
    \(operands)
      esac
    }
    complete -F _\(program.name) \(program.name)
    """
  }

  /// The patterns of the options whose value is the next word.
  private var valueOptions: String {
    program.optionsWithValues
      .flatMap { $0.option.patterns(command: $0.command) }.joined(separator: "|")
  }

  private var optionValues: String {
    let lines = program.optionsWithValues.map { entry in
      let pattern = entry.option.patterns(command: entry.command).joined(separator: "|")
      let offer = offer(entry.option.completion)
      return "    \(pattern)) \(offer.isEmpty ? "" : offer + "; ")return ;;"
    }
    return lines.joined(separator: "\n")
  }

  private var optionNames: String {
    let common = program.options.map { "--" + $0.name }
    let lines = program.commands.filter { !$0.visibleOptions.isEmpty }.map { command in
      let names = command.visibleOptions.map { "--" + $0.name } + common
      return "      \(command.name)) _\(program.name)_offer \"$current\" <<< $'\(words(names))' ;;"
    }
    let rest = "      *) _\(program.name)_offer \"$current\" <<< $'\(words(common))' ;;"
    return (lines + [rest]).joined(separator: "\n")
  }

  private var operands: String {
    let lines = program.commands.flatMap { command in
      command.operands.enumerated().compactMap { index, operand -> String? in
        guard operand.completion != .nothing else { return nil }
        let place = operand.isRepeated ? "*" : "\(index)"
        return "    \(command.name),\(place)) \(offer(operand.completion)) ;;"
      }
    }
    return lines.joined(separator: "\n")
  }

  private func offer(_ source: CompletionSource) -> String {
    if let query = source.query(program: program) {
      return "_\(program.name)_offer \"$current\" < <(\(query))"
    }
    let words = source.words(program: program)
    return words.isEmpty
      ? "" : "_\(program.name)_offer \"$current\" <<< $'\(self.words(words))'"
  }

  private func words(_ words: [String]) -> String { words.joined(separator: "\\n") }
}
