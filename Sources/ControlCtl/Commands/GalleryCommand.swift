internal import Bus
internal import ControlModel
internal import ControlProtocol

/// `controlctl gallery`.
enum GalleryCommand: Command {
  static let declaration = CommandDeclaration(
    "gallery", summary: "List the kinds that can be added, or show one with its parameters",
    details: """
      With --quiet, the kinds alone are written; for one kind, its parameters as NAME=, and with \
      --options the values.

      --options lists the choices of one parameter of the kind, narrowed by --search.
      """,
    operands: [
      OperandDeclaration("KIND", count: .optional, help: "The kind to show", completion: .kinds)
    ],
    options: [
      OptionDeclaration(
        "options", letter: "o", value: "PARAMETER", help: "List the choices of this parameter"),
      OptionDeclaration(
        "search", letter: "s", value: "TEXT", help: "Narrow the choices by this text"),
    ])

  static func run(_ context: CommandContext) async throws(CommandFailure) {
    let center = try await context.controlCenter()
    let finder = NameFinder(center.gallery)
    guard let name = context.arguments.operand(0) else {
      if let option = ["options", "search"].first(where: context.arguments.has) {
        throw .usage(.needs("--" + option, "KIND"), command: "gallery")
      }
      return showAll(finder.items, context)
    }
    let item = try finder.item(named: name)
    if let parameter = context.arguments.value(of: "options") {
      return try await showOptions(of: parameter, item, center, context)
    }
    showOne(item, context)
  }

  private static func showAll(_ items: [GalleryObject], _ context: CommandContext) {
    context.answer(json: .array(items.map(\.json)), bare: items.map(\.descriptor.kind)) {
      if items.isEmpty { return context.remark("the gallery is empty: no extension is known") }
      context.print(GalleryTable.of(items))
    }
  }

  private static func showOne(_ item: GalleryObject, _ context: CommandContext) {
    let parameters = item.descriptor.parameters
    context.answer(json: item.json, bare: parameters.map { $0.name + "=" }) {
      context.print(GalleryTable.details(of: item))
      if parameters.isEmpty { return }
      context.console.print("")
      context.print(GalleryTable.parameters(parameters))
    }
  }

  private static func showOptions(
    of name: String, _ item: GalleryObject, _ center: ControlCenterClient,
    _ context: CommandContext
  ) async throws(CommandFailure) {
    let reader = ConfigurationReader(descriptor: item.descriptor) { _, _, _ in [] }
    do { try reader.check(name) } catch { throw .parameter(error) }
    let search = context.arguments.value(of: "search") ?? ""
    let options = try await context.call(awaiting: item.extensionName) { () throws(BusError) in
      try await center.options(
        kind: item.descriptor.kind, parameter: name, search: search, configuration: [:])
    }
    context.answer(json: .array(options.map(\.json)), bare: options.map(\.value.plainText)) {
      context.print(GalleryTable.options(options))
    }
  }
}
