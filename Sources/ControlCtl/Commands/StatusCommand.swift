internal import Bus
internal import ControlModel
internal import ControlProtocol

/// `controlctl status`.
enum StatusCommand: Command {
  static let declaration = CommandDeclaration(
    "status", summary: "Show how the service fares, without starting it",
    details: "It ends with status 4 when the service does not run.")

  static func run(_ context: CommandContext) async throws(CommandFailure) {
    let center = try await context.controlCenter(activating: false)
    guard center.isHostPresent else {
      if context.wantsJSON { context.print(.members(["running": .boolean(false)])) }
      throw .service(.serviceUnknown("it does not run"), title: nil)
    }
    context.answer(json: json(center)) { context.print(table(center)) }
  }

  private static func json(_ center: ControlCenterClient) -> JSONValue {
    .members([
      "running": .boolean(true), "version": .string(center.version),
      "locked": .boolean(center.isLocked), "controls": count(center.controls),
      "attention": count(attention(center)), "kinds": count(center.gallery),
      "extensions": count(center.extensions), "failedExtensions": count(failed(center)),
      "problems": .strings(center.problems + problemsOfExtensions(center)),
    ])
  }

  private static func table(_ center: ControlCenterClient) -> TextTable {
    let attention = attention(center).count
    let failed = failed(center).count
    return TextTable(
      headings: [],
      rows: [
        [TextCell("Service", .dim), TextCell("running, version \(center.version)", .on)],
        [TextCell("Session", .dim), TextCell(center.isLocked ? "locked" : "unlocked")],
        [
          TextCell("Controls", .dim),
          TextCell(sum(center.controls.count, attention, "not current"), style(attention)),
        ],
        [TextCell("Gallery", .dim), TextCell("\(center.gallery.count)")],
        [
          TextCell("Extensions", .dim),
          TextCell(sum(center.extensions.count, failed, "failed"), style(failed)),
        ],
        [
          TextCell("Problems", .dim), problems(center),
        ],
      ] + center.problems.map { [TextCell(""), TextCell($0, .warning)] })
  }

  private static func problems(_ center: ControlCenterClient) -> TextCell {
    let others = problemsOfExtensions(center).count
    let all = others + center.problems.count
    guard all > 0 else { return TextCell("none") }
    return TextCell(others == 0 ? "\(all)" : "\(all), see \"extensions\"", .warning)
  }

  private static func problemsOfExtensions(_ center: ControlCenterClient) -> [String] {
    center.extensions.flatMap { item in item.problems.map { "\(item.busName): \($0)" } }
  }

  private static func attention(_ center: ControlCenterClient) -> [ControlObject] {
    center.controls.filter { $0.look?.state != .current || $0.look?.error.isEmpty == false }
  }

  private static func failed(_ center: ControlCenterClient) -> [ExtensionObject] {
    center.extensions.filter { $0.state == "failed" }
  }

  private static func count(_ items: [some Any]) -> JSONValue { .integer(Int64(items.count)) }

  private static func sum(_ all: Int, _ part: Int, _ name: String) -> String {
    part == 0 ? "\(all)" : "\(all), \(part) \(name)"
  }

  private static func style(_ count: Int) -> TextStyle { count == 0 ? .plain : .warning }
}
