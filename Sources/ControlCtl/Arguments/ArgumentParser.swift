/// Reads a command line by its declaration, with the conventions of `getopt_long`: options anywhere,
/// `--name=value`, bundled letters, and `--` before operands that begin with a hyphen.
struct ArgumentParser {
  private let program: ProgramDeclaration
  private var remaining: ArraySlice<String>
  private var result = ParsedArguments()
  private var command: CommandDeclaration?
  private var optionsEnded = false

  private init(_ program: ProgramDeclaration, _ arguments: [String]) {
    self.program = program
    remaining = arguments[...]
  }

  /// Reads the arguments, without the program's own name.
  ///
  /// - Throws: the first problem, from left to right; missing operands last.
  static func parse(
    _ arguments: [String], of program: ProgramDeclaration
  ) throws(UsageProblem) -> ParsedArguments {
    var parser = ArgumentParser(program, arguments)
    while let argument = parser.remaining.popFirst() { try parser.take(argument) }
    try parser.checkOperands()
    return parser.result
  }

  private mutating func take(_ argument: String) throws(UsageProblem) {
    if optionsEnded || !argument.hasPrefix("-") || argument == "-" {
      try takeWord(argument)
    } else if argument == "--" {
      optionsEnded = true
    } else if argument.hasPrefix("--") {
      try takeLongOption(argument.dropFirst(2))
    } else {
      try takeLetters(argument.dropFirst())
    }
  }

  private mutating func takeWord(_ word: String) throws(UsageProblem) {
    guard let command else { return try takeCommand(word) }
    guard command.operand(at: result.operands.count) != nil else {
      throw .unexpectedOperand(word)
    }
    result.operands.append(word)
  }

  private mutating func takeCommand(_ name: String) throws(UsageProblem) {
    command = try program.known(name)
    result.command = name
  }

  private mutating func takeLongOption(_ text: Substring) throws(UsageProblem) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    let known = program.options(of: command)
    guard let option = known.first(where: { $0.name == name }) else {
      let nearest = Suggestions.nearest(to: name, among: known.filter { !$0.isHidden }.map(\.name))
      throw .unknownOption("--" + name, suggestions: nearest.map { "--" + $0 })
    }
    let value = parts.count > 1 ? String(parts[1]) : nil
    if option.valueName == nil, value != nil { throw .unexpectedValue(option: name) }
    try add(option, value)
  }

  private mutating func takeLetters(_ letters: Substring) throws(UsageProblem) {
    var letters = letters
    while let letter = letters.popFirst() {
      guard let option = program.options(of: command).first(where: { $0.letter == letter }) else {
        throw .unknownOption("-\(letter)", suggestions: [])
      }
      let value = option.valueName == nil || letters.isEmpty ? nil : String(letters)
      if value != nil { letters = "" }
      try add(option, value)
    }
  }

  private mutating func add(_ option: OptionDeclaration, _ value: String?) throws(UsageProblem) {
    guard let valueName = option.valueName else {
      result.options[option.name, default: []].append("")
      return
    }
    guard let value = value ?? remaining.popFirst() else {
      throw .missingValue(option: option.name, valueName: valueName)
    }
    result.options[option.name, default: []].append(value)
  }

  private func checkOperands() throws(UsageProblem) {
    if result.has("help") || result.has("version") { return }
    guard let command else { throw .missingCommand }
    let required = command.operands.filter { !$0.isOptional }
    if result.operands.count < required.count {
      throw .missingOperand(required[result.operands.count].name)
    }
  }
}
