internal import Bus
internal import ControlProtocol

/// Writes a line for Waybar whenever the module looks different.
@BusActor final class WaybarView: WatchView {
  private let context: CommandContext
  private let center: ControlCenterClient
  private let format: WaybarFormat
  private let separator: String?
  /// What was last known of the controls, by the user's names, to be shown while the host is away.
  private var known: [String: ControlObject] = [:]
  private var lastLine = ""
  private var reported: Set<String> = []

  /// Makes a view.
  init(_ context: CommandContext, _ center: ControlCenterClient) {
    self.context = context
    self.center = center
    format = context.arguments.value(of: "format").map(WaybarFormat.init) ?? .standard
    separator = context.arguments.value(of: "separator")
  }

  func update(_ change: ControlCenterChange) { draw() }

  /// Writes the module's line, unless it is the last one again.
  func draw() {
    let finder = NameFinder(center.controls)
    let parts = context.arguments.operands.map { part(named: $0, finder) }
    let line = WaybarLine(parts, format: format, separator: separator ?? "  ").json.compactText
    guard line != lastLine else { return }
    lastLine = line
    context.console.print(line)
  }

  private func part(named name: String, _ finder: NameFinder<ControlObject>) -> WaybarPart {
    do throws(CommandFailure) {
      let control = try finder.item(named: name)
      known[name] = control
      return WaybarPart(name: name, control: control, isPresent: true)
    } catch {
      if center.isHostPresent, reported.insert(name).inserted { context.remark(error.text) }
      return WaybarPart(name: name, control: known[name], isPresent: false)
    }
  }
}
