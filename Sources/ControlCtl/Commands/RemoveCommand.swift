internal import Bus

/// `controlctl remove`.
enum RemoveCommand: Command {
  static let declaration = CommandDeclaration(
    "remove", summary: "Remove a placed control",
    details: "A kind that is placed by itself stays removed; \"add\" brings it back.",
    operands: [.control])

  static func run(_ context: CommandContext) async throws(CommandFailure) {
    let center = try await context.controlCenter()
    let control = try context.control(in: center.controls)
    let name = NameFinder(center.controls).name(of: control)
    try await context.call { () throws(BusError) in
      try await center.removeControl(control.path)
    }
    context.answer(json: control.json) { context.console.print("removed \(name.onOneLine)") }
  }
}
