internal import ControlProtocol

/// `controlctl swaync`.
enum SwayncCommand: Command {
  static let declaration = CommandDeclaration(
    "swaync", summary: "Print a control's button for SwayNotificationCenter, to paste",
    details: """
      The button is an entry for "actions" of a buttons-grid or a menubar. It names the control by \
      its id, which no other control takes.
      """,
    operands: [.control])

  static func run(_ context: CommandContext) async throws(CommandFailure) {
    let controls = try await context.controlCenter().controls
    let control = try context.control(in: controls)
    context.print(SwayncButton(control: control).json)
  }
}
