internal import Bus

/// `controlctl set`.
enum SetCommand: Command {
  static let declaration = CommandDeclaration(
    "set", summary: "Set a toggle's value, and wait until it is so",
    details: "A value is one of on, off, true, false, 1, 0, yes and no.",
    operands: [
      .control,
      OperandDeclaration(
        "VALUE", count: .optional, help: "The value", completion: .words(["on", "off"])),
    ],
    options: [
      OptionDeclaration(
        "from-swaync", help: "Take the value from $SWAYNC_TOGGLE_STATE, as a button of swaync")
    ])

  static func timeLimit(_ arguments: ParsedArguments) -> Duration? { ActionRunner.timeLimit }

  static func run(_ context: CommandContext) async throws(CommandFailure) {
    let value: Bool
    do { value = try self.value(context) } catch { throw .usage(error, command: "set") }
    try await ActionRunner(context: context, controlType: .toggle).run {
      center, control throws(BusError) in
      try await center.setValue(value, of: control)
    }
  }

  private static func value(_ context: CommandContext) throws(UsageProblem) -> Bool {
    let arguments = context.arguments
    guard arguments.has("from-swaync") else {
      guard let text = arguments.operand(1) else { throw .missingOperand("VALUE") }
      return try read(text, place: "VALUE")
    }
    if arguments.operand(1) != nil { throw .conflict("VALUE", "--from-swaync") }
    guard let text = context.environment["SWAYNC_TOGGLE_STATE"] else {
      throw .needs("--from-swaync", "the variable SWAYNC_TOGGLE_STATE")
    }
    return try read(text, place: "SWAYNC_TOGGLE_STATE")
  }

  private static func read(_ text: String, place: String) throws(UsageProblem) -> Bool {
    if let value = TruthWord.value(of: text) { return value }
    throw .badValue(place: place, text: text, expected: TruthWord.expected)
  }
}
