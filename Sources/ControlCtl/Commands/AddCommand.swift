internal import Bus
internal import ControlModel
internal import ControlProtocol

/// `controlctl add`.
enum AddCommand: Command {
  static let declaration = CommandDeclaration(
    "add", summary: "Place a copy of a kind",
    details: """
      Each parameter is given as NAME=VALUE: a truth value as on or off, a number, a text, a choice by \
      its id or its title, a list with commas or by naming it several times, a measurement as \
      "5 km". One that is left out has its default.

      On a terminal, and without any NAME=VALUE, a configurable kind's parameters are asked for.
      """,
    operands: [
      OperandDeclaration("KIND", help: "The kind to add", completion: .kinds),
      OperandDeclaration("NAME=VALUE", count: .any, help: "The parameters' values"),
    ])

  static func timeLimit(_ arguments: ParsedArguments) -> Duration? { .seconds(20) }

  static func run(_ context: CommandContext) async throws(CommandFailure) {
    let center = try await context.controlCenter()
    let kind = context.arguments.requiredOperand(0)
    let descriptor = try KindFinder(center.gallery).item(named: kind).descriptor
    let source = ConfigurationSource(context: context, center: center, descriptor: descriptor)
    let assignments = Array(context.arguments.operands.dropFirst())
    let configuration = try await source.configuration(of: assignments)
    let path = try await ServiceCall.of(title: descriptor.displayName) {
      () throws(BusError) -> ObjectPath in
      try await center.addControl(kind: descriptor.kind, configuration: configuration)
    }
    if context.isQuiet {
      context.console.print(path.decodedLabel(under: .controls) ?? path.rawValue)
    } else {
      context.show(path, in: center)
    }
  }
}
