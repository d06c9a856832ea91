internal import Bus
internal import ControlModel
internal import ControlProtocol

/// `controlctl get`.
enum GetCommand: Command {
  static let declaration = CommandDeclaration(
    "get", summary: "Print a toggle's value: true or false",
    details: """
      Reading never waits for the control's extension, with one exception: a control that was never \
      evaluated is evaluated first, since its value is not known. A value that is known and old is \
      printed, with a remark.

      A button has no value; --property prints any of its properties.

      With --swaync, the answer is what an update-command of swaync has to write: true or false, \
      without waiting for an evaluation, and false where the value is not known. After a second \
      without an answer it gives up and writes nothing, which swaync takes for false.
      """,
    operands: [.control],
    options: [
      OptionDeclaration(
        "property", letter: "p", value: "PROPERTY",
        help: "Print this property in place of the value, such as Title",
        completion: .words(ControlProperties.names)),
      OptionDeclaration("reload", letter: "r", help: "Evaluate the control first"),
      OptionDeclaration("swaync", help: "Answer as swaync wants it, within a second"),
    ])

  static func timeLimit(_ arguments: ParsedArguments) -> Duration? {
    arguments.has("swaync") ? .seconds(1) : .seconds(10)
  }

  static func run(_ context: CommandContext) async throws(CommandFailure) {
    if context.arguments.has("swaync") {
      if context.wantsJSON { throw .usage(.conflict("--swaync", "--json"), command: "get") }
      return try await answerSwaync(context)
    }
    let control = try await freshControl(context)
    if context.wantsJSON { return context.print(control.json) }
    if let name = context.arguments.value(of: "property") {
      return context.console.print(try ControlProperties.text(of: name, in: control))
    }
    context.console.print(try value(of: control, context) ? "true" : "false")
  }

  /// The control, evaluated where that was asked for or where nothing is known of it yet.
  private static func freshControl(
    _ context: CommandContext
  ) async throws(CommandFailure) -> ControlObject {
    let lookup = DirectLookup(context: context, connection: try context.connection())
    let control = try await lookup.control(named: context.arguments.requiredOperand(0))
    context.subject = control
    let isUnknown = control.look?.state == .placeholder && control.controlType == .toggle
    guard context.arguments.has("reload") || isUnknown else { return control }
    let reload = MemberAddress(
      destination: .controlBus, path: control.path, interface: .control, member: "Reload")
    try await context.call(awaiting: control.extensionName) { () throws(BusError) in
      try await lookup.connection.call(reload)
    }
    return try await lookup.control(withID: control.id) ?? control
  }

  private static func value(
    of control: ControlObject, _ context: CommandContext
  ) throws(CommandFailure) -> Bool {
    guard let look = control.look, let value = look.value else {
      throw .wrongType(name: control.title, control.controlType)
    }
    switch look.state {
    case .current: break
    case .stale, .unavailable:
      context.remark("\(control.title): the value is an old one (\(look.state.rawValue))")
    case .placeholder, .unconfigured:
      throw .valueUnavailable(name: control.title, look.state, reason: look.error)
    }
    return value
  }

  /// Prints `true` or `false` for swaync, which takes the last line and knows no failure.
  private static func answerSwaync(_ context: CommandContext) async throws(CommandFailure) {
    do throws(CommandFailure) {
      let lookup = DirectLookup(context: context, connection: try context.connection())
      let control = try await lookup.control(named: context.arguments.requiredOperand(0))
      context.console.print(control.look?.value == true ? "true" : "false")
    } catch {
      context.console.print("false")
      throw error
    }
  }
}
