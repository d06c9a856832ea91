internal import Bus
internal import ControlModel
internal import ControlProtocol

/// `controlctl configure`.
enum ConfigureCommand: Command {
  static let declaration = CommandDeclaration(
    "configure", summary: "Change the parameters of a placed control",
    details: """
      The parameters that are not named keep their values. On a terminal, and without any NAME=VALUE, \
      they are asked for, and Ctrl-D changes nothing. See "add" for the forms of a value.
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
    let control = try context.control(in: center.controls)
    let item = try NameFinder(center.gallery).item(named: control.kind)
    let source = ConfigurationSource(context: context, center: center, item: item)
    let configuration = try await configuration(of: control, source)
    try await context.call { () throws(BusError) in
      try await center.configureControl(control.path, configuration: configuration)
    }
    let changed = center.control(at: control.path) ?? control
    context.answer(json: changed.json) { context.show([changed], in: center) }
  }

  private static func configuration(
    of control: ControlObject, _ source: ConfigurationSource
  ) async throws(CommandFailure) -> Configuration {
    let arguments = source.context.arguments
    var present = control.configuration
    let unset = arguments.values(of: "unset")
    let reader = ConfigurationReader(descriptor: source.item.descriptor) { _, _, _ in [] }
    do { for name in unset { try reader.check(name) } } catch { throw .parameter(error) }
    for name in unset { present.values[name] = nil }
    let assignments = Array(arguments.operands.dropFirst())
    if assignments.isEmpty && !unset.isEmpty { return present }
    return try await source.configuration(of: assignments, over: present)
  }
}
