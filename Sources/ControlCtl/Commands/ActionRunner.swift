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
  func run(
    _ action: (ControlCenterClient, ObjectPath) async throws(BusError) -> Void
  ) async throws(CommandFailure) {
    let center = try await context.controlCenter()
    let control = try context.control(in: center.controls)
    guard control.controlType == controlType else {
      throw .wrongType(name: control.title, control.controlType)
    }
    try await context.call(awaiting: control.extensionName) { () throws(BusError) in
      try await action(center, control.path)
    }
    let changed = center.control(at: control.path) ?? control
    context.answer(json: changed.json) { context.show([changed], in: center) }
  }
}
