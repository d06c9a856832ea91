internal import ControlProtocol

/// `controlctl waybar`.
enum WaybarCommand: Command {
  static let declaration = CommandDeclaration(
    "waybar", summary: "Print a Waybar module of controls, to paste",
    details: """
      The module's configuration comes first, then its style sheet; with --json the configuration \
      alone. A click runs the first control, a right click the second and a middle click the third. \
      The commands name the controls by their ids, which no other control takes.
      """,
    operands: [
      OperandDeclaration("NAME", count: .some, help: "The controls", completion: .controls)
    ])

  static func run(_ context: CommandContext) async throws(CommandFailure) {
    let finder = NameFinder(try await context.controlCenter().controls)
    var controls: [ControlObject] = []
    for name in context.arguments.operands { controls.append(try finder.item(named: name)) }
    let module = WaybarModule(controls, names: controls.map(finder.name))
    if context.wantsJSON { return context.print(module.configuration) }
    if !context.isQuiet {
      context.console.print(
        "// Into ~/.config/waybar/config.jsonc, and the name into a list of modules:")
    }
    context.console.print(members(of: module))
    if !context.isQuiet { context.console.print("\n/* Into ~/.config/waybar/style.css: */") }
    context.console.print(module.style)
  }

  /// The module's entry without the braces around it, since it goes into a larger object.
  private static func members(of module: WaybarModule) -> String {
    module.configuration.indentedText.split(separator: "\n").dropFirst().dropLast()
      .map { $0.dropFirst(2) }.joined(separator: "\n")
  }
}
