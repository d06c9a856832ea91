internal import Bus
internal import ControlProtocol

/// `controlctl reload`.
enum ReloadCommand: Command {
  static let declaration = CommandDeclaration(
    "reload", summary: "Ask for a fresh look of controls",
    details: """
      Each named control is evaluated, and the command waits for it. Without a name, and with --kind, \
      the request is noted and nothing is waited for. No reload runs an action.
      """,
    operands: [
      OperandDeclaration("NAME", count: .any, help: "The controls", completion: .controls)
    ],
    options: [
      OptionDeclaration(
        "kind", letter: "k", value: "KIND", help: "Reload every control of this kind",
        completion: .kinds)
    ])

  static func timeLimit(_ arguments: ParsedArguments) -> Duration? { .seconds(15) }

  static func run(_ context: CommandContext) async throws(CommandFailure) {
    let center = try await context.controlCenter()
    let names = context.arguments.operands
    if let kind = context.arguments.value(of: "kind") {
      if !names.isEmpty { throw .usage(.conflict("NAME", "--kind"), command: "reload") }
      return try await ServiceCall.of { () throws(BusError) in
        try await center.reloadControls(ofKind: kind)
      }
    }
    if names.isEmpty {
      return try await ServiceCall.of { () throws(BusError) in try await center.reloadAllControls()
      }
    }
    let finder = ControlFinder(center.controls)
    var controls: [ControlObject] = []
    for name in names { controls.append(try finder.control(named: name)) }
    try await reload(controls, center, context)
  }

  private static func reload(
    _ controls: [ControlObject], _ center: ControlCenterClient, _ context: CommandContext
  ) async throws(CommandFailure) {
    for control in controls {
      context.subject = control
      try await ServiceCall.of(title: control.title) { () throws(BusError) in
        try await center.reload(control.path)
      }
    }
    let paths = Set(controls.map(\.path))
    if context.wantsJSON {
      context.print(.array(center.controls.filter { paths.contains($0.path) }.map(\.json)))
    } else {
      for control in controls { context.show(control.path, in: center) }
    }
  }
}
