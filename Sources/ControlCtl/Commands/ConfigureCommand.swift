internal import Bus
internal import ControlModel
internal import ControlProtocol

/// `controlctl configure`.
enum ConfigureCommand: Command {
  static let declaration = CommandDeclaration(
    "configure", summary: "Change the parameters of a placed control",
    details: """
      The parameters that are not named keep their values. On a terminal, and without any NAME=VALUE, \
      they are asked for. See "add" for the forms of a value.
      """,
    operands: [
      .control, OperandDeclaration("NAME=VALUE", count: .any, help: "The parameters' new values"),
    ],
    options: [
      OptionDeclaration(
        "unset", letter: "u", value: "PARAMETER", help: "Give the parameter its default again")
    ])

  static func timeLimit(_ arguments: ParsedArguments) -> Duration? { .seconds(20) }

  static func run(_ context: CommandContext) async throws(CommandFailure) {
    let center = try await context.controlCenter()
    let finder = ControlFinder(center.controls)
    let control = try finder.control(named: context.arguments.requiredOperand(0))
    context.subject = control
    let descriptor = try KindFinder(center.gallery).item(named: control.kind).descriptor
    let configuration = try await configuration(of: control, descriptor, center, context)
    try await ServiceCall.of(title: control.title) { () throws(BusError) in
      try await center.configureControl(control.path, configuration: configuration)
    }
    context.show(control.path, in: center)
  }

  private static func configuration(
    of control: ControlObject, _ descriptor: KindDescriptor, _ center: ControlCenterClient,
    _ context: CommandContext
  ) async throws(CommandFailure) -> Configuration {
    let source = ConfigurationSource(context: context, center: center, descriptor: descriptor)
    var present = control.configuration
    let unset = context.arguments.values(of: "unset")
    let reader = ConfigurationReader(descriptor: descriptor) { _, _, _ in [] }
    do { for name in unset { try reader.check(name) } } catch { throw .parameter(error) }
    for name in unset { present.values[name] = nil }
    let assignments = Array(context.arguments.operands.dropFirst())
    if assignments.isEmpty && !unset.isEmpty { return present }
    return try await source.configuration(of: assignments, over: present)
  }
}
