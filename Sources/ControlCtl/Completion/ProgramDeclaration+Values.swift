extension ProgramDeclaration {
  /// The options whose value may be the next word, each with the command that it belongs to: `*` for
  /// any. A completion that counts operands has to skip those words.
  var optionsWithValues: [(command: String, option: OptionDeclaration)] {
    let general = options.map { (command: "*", option: $0) }
    let own = commands.flatMap { command in
      command.visibleOptions.map { (command: command.name, option: $0) }
    }
    return (general + own).filter { $0.option.valueName != nil }
  }
}

extension OptionDeclaration {
  /// The option after a command, as patterns of `COMMAND,WORD`.
  func patterns(command: String) -> [String] {
    ["\(command),--\(name)"] + (letter.map { ["\(command),-\($0)"] } ?? [])
  }
}
