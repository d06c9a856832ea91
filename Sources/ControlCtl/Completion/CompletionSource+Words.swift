extension CompletionSource {
  /// The command that prints the words that only the service knows, one a line, and that neither
  /// waits long nor complains; nil for words that are known beforehand.
  func query(program: ProgramDeclaration) -> String? {
    switch self {
    case .controls: "\(program.name) --quiet --timeout 2 list 2>/dev/null"
    case .kinds: "\(program.name) --quiet --timeout 2 gallery 2>/dev/null"
    case .nothing, .commands, .words: nil
    }
  }

  /// The words that are known beforehand.
  func words(program: ProgramDeclaration) -> [String] {
    switch self {
    case .words(let words): words
    case .commands: program.commands.map(\.name)
    case .nothing, .controls, .kinds: []
    }
  }
}
