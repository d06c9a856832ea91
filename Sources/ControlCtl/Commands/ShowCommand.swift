internal import ControlProtocol

/// `controlctl show`.
enum ShowCommand: Command {
  static let declaration = CommandDeclaration(
    "show", summary: "Show everything about a control", operands: [.control])

  static func run(_ context: CommandContext) async throws(CommandFailure) {
    let finder = ControlFinder(try await context.controlCenter().controls)
    let control = try finder.control(named: context.arguments.requiredOperand(0))
    if context.wantsJSON {
      context.print(control.json)
    } else {
      context.print(ControlDetails.of(control, name: finder.name(of: control)))
    }
  }
}

extension OperandDeclaration {
  /// The control that a command is about.
  static let control = OperandDeclaration(
    "NAME", help: "The control's name", completion: .controls)
}
