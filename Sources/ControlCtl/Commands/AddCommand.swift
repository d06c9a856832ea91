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

      On a terminal, and without any NAME=VALUE, a configurable kind's parameters are asked for; \
      who ends the input (Ctrl-D) places nothing.

      The new control's name is written, and its id; with --quiet the id alone.
      """,
    operands: [
      OperandDeclaration("KIND", help: "The kind to add", completion: .kinds),
      OperandDeclaration("NAME=VALUE", count: .any, help: "The parameters' values"),
    ])

  static func timeLimit(_ arguments: ParsedArguments) -> Duration? { .seconds(20) }

  static func run(_ context: CommandContext) async throws(CommandFailure) {
    let center = try await context.controlCenter()
    let name = context.arguments.requiredOperand(0)
    let item = try NameFinder(center.gallery).item(named: name)
    let source = ConfigurationSource(context: context, center: center, item: item)
    let assignments = Array(context.arguments.operands.dropFirst())
    let configuration = try await source.configuration(of: assignments)
    let path = try await context.call { () throws(BusError) -> ObjectPath in
      try await center.addControl(kind: item.descriptor.kind, configuration: configuration)
    }
    let control = center.control(at: path)
    let id = control?.id ?? path.decodedLabel(under: .controls) ?? path.rawValue
    context.answer(json: control?.json ?? .members(["id": .string(id)]), bare: [id]) {
      let name = control.map(NameFinder(center.controls).name) ?? id
      context.console.print("added \(name)\(name == id ? "" : " (\(id))")".onOneLine)
    }
  }
}
