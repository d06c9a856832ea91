extension ProgramDeclaration {
  /// The JSON shape of the program's help.
  var json: JSONValue {
    .members([
      "name": .string(name), "summary": .string(summary), "commands": .array(commands.map(\.json)),
      "options": options.json,
    ])
  }
}

extension CommandDeclaration {
  /// The JSON shape of a command's help.
  var json: JSONValue {
    .members([
      "name": .string(name), "summary": .string(summary), "details": .string(details),
      "synopsis": .string(synopsis), "operands": .array(operands.map(\.json)),
      "options": options.json,
    ])
  }
}

extension OperandDeclaration {
  fileprivate var json: JSONValue {
    .members([
      "name": .string(name), "help": .string(help), "required": .boolean(!isOptional),
      "repeated": .boolean(isRepeated),
    ])
  }
}

extension [OptionDeclaration] {
  /// The options that the usage shows.
  fileprivate var json: JSONValue { .array(filter { !$0.isHidden }.map(\.json)) }
}

extension OptionDeclaration {
  fileprivate var json: JSONValue {
    .members([
      "name": .string(name), "letter": letter.map { .string(String($0)) } ?? .null,
      "value": valueName.map { .string($0) } ?? .null, "help": .string(help),
    ])
  }
}
