internal import ControlProtocol

/// `controlctl show`.
enum ShowCommand: Command {
  static let declaration = CommandDeclaration(
    "show", summary: "Show everything about a control",
    details: "With --quiet, its id alone is written.", operands: [.control])

  static func run(_ context: CommandContext) async throws(CommandFailure) {
    let controls = try await context.controlCenter().controls
    let control = try context.control(in: controls)
    context.answer(json: control.json, bare: [control.id]) {
      context.print(ControlDetails.of(control, name: NameFinder(controls).name(of: control)))
    }
  }
}

extension OperandDeclaration {
  /// The control that a command is about.
  static let control = OperandDeclaration(
    "NAME", help: "The control's name", completion: .controls)
}
