internal import Bus
internal import ControlModel
internal import ControlProtocol

/// What `set`, `toggle` and `press` have in common: find the control, act, and show what came of it.
@BusActor struct ActionRunner {
  /// The time that an action may take. The host gives the action itself 20 s; the rest is for the
  /// start of the host.
  nonisolated static let timeLimit = Duration.seconds(30)

  /// The run of the command.
  let context: CommandContext
  /// The sort of control that the command is for.
  let controlType: ControlType

  /// Acts on the control that the first operand names.
  ///
  /// - Parameter action: the call; its time limit is beyond the command's own, whose message counts.
  func run(
    _ action: (ControlCenterClient, ControlObject, Duration) async throws(BusError) -> Void
  ) async throws(CommandFailure) {
    let center = try await context.controlCenter()
    let name = context.arguments.requiredOperand(0)
    let control = try ControlFinder(center.controls).control(named: name)
    context.subject = control
    let mayFit = control.controlType == controlType || control.controlType == .unknown
    guard mayFit else { throw .wrongType(name: control.title, control.controlType) }
    do {
      let limit = context.deadline?.limit ?? .seconds(86_400)
      try await action(center, control, limit + .seconds(1))
    } catch {
      throw .service(error, title: control.title)
    }
    context.show(control.path, in: center)
  }
}

extension CommandContext {
  /// Shows a control as it is after a command.
  func show(_ path: ObjectPath, in center: ControlCenterClient) {
    guard let control = center.controls.first(where: { $0.path == path }) else { return }
    if wantsJSON {
      print(control.json)
    } else if !isQuiet {
      let name = ControlFinder(center.controls).name(of: control)
      console.print(ControlText(control: control).line(named: name))
    }
  }
}
