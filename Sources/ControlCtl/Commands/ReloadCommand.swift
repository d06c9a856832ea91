internal import Bus
internal import ControlProtocol

/// `controlctl reload`.
enum ReloadCommand: Command {
  static let declaration = CommandDeclaration(
    "reload", summary: "Ask for a fresh look of controls",
    details: """
      Each named control is evaluated, and the command waits for it. Without a name, and with --kind, \
      the request is noted and nothing is waited for. No reload runs an action. With --json, the \
      controls that are asked for are written, as they are shown by then.
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
    let names = context.arguments.operands
    let kind = context.arguments.value(of: "kind")
    if kind != nil, !names.isEmpty { throw .usage(.conflict("NAME", "--kind"), command: "reload") }
    let center = try await context.controlCenter()
    if names.isEmpty { return try await request(kind, center, context) }
    let finder = NameFinder(center.controls)
    var controls: [ControlObject] = []
    for name in names { controls.append(try finder.item(named: name)) }
    for control in controls {
      context.subject = control
      try await context.call(awaiting: control.extensionName) { () throws(BusError) in
        try await center.reload(control.path)
      }
    }
    let fresh = controls.compactMap { center.control(at: $0.path) }
    context.answer(json: .array(fresh.map(\.json))) { context.show(fresh, in: center) }
  }

  /// Asks for the controls of a kind, or for all, and waits for none.
  private static func request(
    _ name: String?, _ center: ControlCenterClient, _ context: CommandContext
  ) async throws(CommandFailure) {
    let kind: String?
    if let name { kind = try self.kind(named: name, in: center) } else { kind = nil }
    try await context.call { () throws(BusError) in
      if let kind {
        try await center.reloadControls(ofKind: kind)
      } else {
        try await center.reloadAllControls()
      }
    }
    let controls = center.controls.filter { kind == nil || $0.kind == kind }
    context.answer(json: .array(controls.map(\.json))) {}
  }

  /// The kind that a name means; a placed one counts although nobody offers it any more.
  private static func kind(
    named name: String, in center: ControlCenterClient
  ) throws(CommandFailure) -> String {
    if center.controls.contains(where: { $0.kind == name }) { return name }
    return try NameFinder(center.gallery).item(named: name).descriptor.kind
  }
}
