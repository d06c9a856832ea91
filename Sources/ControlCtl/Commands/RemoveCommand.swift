internal import Bus

/// `controlctl remove`.
enum RemoveCommand: Command {
  static let declaration = CommandDeclaration(
    "remove", summary: "Remove a placed control",
    details: "A kind that is placed by itself stays removed; \"add\" brings it back.",
    operands: [.control])

  static func run(_ context: CommandContext) async throws(CommandFailure) {
    let center = try await context.controlCenter()
    let finder = ControlFinder(center.controls)
    let control = try finder.control(named: context.arguments.requiredOperand(0))
    try await ServiceCall.of(title: control.title) { () throws(BusError) in
      try await center.removeControl(control.path)
    }
    if context.wantsJSON {
      context.print(control.json)
    } else if !context.isQuiet {
      context.console.print("removed \(finder.name(of: control).onOneLine)")
    }
  }
}
