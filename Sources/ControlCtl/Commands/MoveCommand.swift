internal import Bus

/// `controlctl move`.
enum MoveCommand: Command {
  static let declaration = CommandDeclaration(
    "move", summary: "Move a control to another place in the order",
    details: "A position is first, last, or a number from 1; one beyond the end means last.",
    operands: [
      .control,
      OperandDeclaration(
        "POSITION", help: "The new place", completion: .words(["first", "last"])),
    ])

  static func run(_ context: CommandContext) async throws(CommandFailure) {
    let text = context.arguments.requiredOperand(1)
    guard let position = index(text) else {
      let expected = "first, last or a number from 1"
      throw .usage(
        .badValue(place: "POSITION", text: text, expected: expected), command: "move")
    }
    let center = try await context.controlCenter()
    let control = try context.control(in: center.controls)
    try await context.call { () throws(BusError) in
      try await center.moveControl(control.path, to: position)
    }
    context.answer(json: .array(center.controls.map(\.json))) {
      let finder = NameFinder(center.controls)
      for control in center.controls { context.console.print(finder.name(of: control).onOneLine) }
    }
  }

  /// The index from 0 on the bus for a position that a person counts from 1.
  private static func index(_ text: String) -> UInt32? {
    switch text {
    case "first": return 0
    case "last": return .max
    default:
      let isNumber = !text.isEmpty && text.utf8.allSatisfy { (0x30...0x39).contains($0) }
      guard isNumber, text.contains(where: { $0 != "0" }) else { return nil }
      return UInt32(text).map { $0 - 1 } ?? .max
    }
  }
}
