internal import Bus
internal import ControlProtocol

/// Writes a line for Waybar whenever the module looks different.
@BusActor final class WaybarView: WatchView {
  private let context: CommandContext
  private let center: ControlCenterClient
  private let watched: WatchedControls
  private let format: WaybarFormat
  private let separator: String?
  /// What was last known of the controls, by the user's names, to be shown while they are away.
  private var known: [String: ControlObject] = [:]
  private var lastLine = ""
  private var reported: Set<String> = []

  /// Makes a view.
  init(_ context: CommandContext, _ center: ControlCenterClient) {
    self.context = context
    self.center = center
    watched = WatchedControls(context.arguments.operands, of: center)
    format = context.arguments.value(of: "format").map(WaybarFormat.init) ?? .standard
    separator = context.arguments.value(of: "separator")
  }

  func update(_ change: ControlCenterChange) {
    switch change {
    case .hostAppeared, .order: watched.find()
    case .hostVanished: break
    case .control(let path):
      // A control that is described or called otherwise may be the one that a name waits for.
      if !watched.isComplete { watched.find() }
      guard watched.paths.contains(path) else { return }
    // The order tells of a control that comes or goes, and it is complete then.
    case .controlAdded, .controlRemoved, .gallery, .extensions, .lock: return
    }
    draw()
  }

  /// Writes the module's line, unless it is the last one again.
  func draw() {
    let parts = context.arguments.operands.map(part)
    let line = WaybarLine(parts, format: format, separator: separator ?? "  ").json.compactText
    guard line != lastLine else { return }
    lastLine = line
    context.console.print(line)
  }

  private func part(named name: String) -> WaybarPart {
    guard center.isHostPresent else {
      return WaybarPart(name: name, control: known[name], presence: .serviceGone)
    }
    if let control = watched.path(named: name).flatMap(center.control) {
      known[name] = control
      return WaybarPart(name: name, control: control, presence: .present)
    }
    return WaybarPart(name: name, control: known[name], presence: absence(of: name))
  }

  private func absence(of name: String) -> WaybarPart.Presence {
    guard let failure = watched.failure(of: name) else { return .controlGone }
    if reported.insert(name).inserted { context.remark(failure.text) }
    if case .ambiguousName = failure { return .ambiguous }
    return .controlGone
  }
}
