internal import Bus
internal import ControlProtocol

/// Writes a line for each change of the watched controls, for people or as JSON.
@BusActor final class ChangeLog: WatchView {
  private let context: CommandContext
  private let center: ControlCenterClient
  private let watched: WatchedControls
  /// The last line of each control, so that what did not change over a restart is not repeated.
  private var lastLines: [ObjectPath: String] = [:]
  /// Why some names mean no control, as of the first look.
  private(set) var failures: [CommandFailure] = []
  private var hasBegun = false

  /// Makes a log.
  init(_ context: CommandContext, _ center: ControlCenterClient) {
    self.context = context
    self.center = center
    watched = WatchedControls(context.arguments.operands, of: center)
  }

  func update(_ change: ControlCenterChange) {
    switch change {
    case .hostAppeared: appeared()
    case .hostVanished: vanished()
    case .control(let path): write(path, event: "control")
    case .order: ordered()
    // The order tells of a control that comes or goes, and it is complete then.
    case .controlAdded, .controlRemoved, .gallery, .extensions, .lock: break
    }
  }

  private func appeared() {
    let failures = watched.find()
    if !hasBegun { self.failures = failures }
    if !hasBegun, !failures.isEmpty { return }
    if context.wantsJSON { line("appeared", [("version", .string(center.version))]) }
    if hasBegun, !context.wantsJSON { context.remark("the service is back") }
    hasBegun = true
    for path in watched.paths { write(path, event: "control") }
  }

  private func vanished() {
    if context.wantsJSON { return line("vanished", []) }
    context.remark("the service went; waiting for it")
  }

  private func write(_ path: ObjectPath, event: String) {
    guard watched.paths.contains(path), let control = center.control(at: path) else { return }
    let name = watched.name(of: path)
    let text =
      context.wantsJSON
      ? control.json.compactText : ControlText(control: control).line(named: name)
    guard lastLines.updateValue(text, forKey: path) != text else { return }
    if context.wantsJSON {
      line(event, [("name", .string(name)), ("control", control.json)])
    } else {
      context.console.print(text)
    }
  }

  private func ordered() {
    let before = watched.paths
    watched.find()
    for path in before where !watched.paths.contains(path) { removed(path) }
    for path in watched.paths where !before.contains(path) { write(path, event: "added") }
    guard context.wantsJSON else { return }
    line("order", [("ids", .strings(center.controls.map(\.id)))])
  }

  private func removed(_ path: ObjectPath) {
    lastLines[path] = nil
    let name = watched.name(of: path)
    if context.wantsJSON {
      line("removed", [("name", .string(name))])
    } else {
      context.console.print("\(name): removed".onOneLine)
    }
  }

  private func line(_ event: String, _ members: [(String, JSONValue)]) {
    let all = [("event", JSONValue.string(event))] + members
    context.console.print(
      JSONValue.object(all.map { JSONMember(key: $0.0, value: $0.1) }).compactText)
  }
}
