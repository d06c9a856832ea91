internal import ControlProtocol

/// `controlctl swaync`.
enum SwayncCommand: Command {
  static let declaration = CommandDeclaration(
    "swaync", summary: "Print a control's button for SwayNotificationCenter, to paste",
    details: "The button is an entry for \"actions\" of a buttons-grid or a menubar.",
    operands: [.control])

  static func run(_ context: CommandContext) async throws(CommandFailure) {
    let finder = ControlFinder(try await context.controlCenter().controls)
    let control = try finder.control(named: context.arguments.requiredOperand(0))
    context.print(SwayncButton(name: finder.name(of: control), control: control).json)
  }
}
