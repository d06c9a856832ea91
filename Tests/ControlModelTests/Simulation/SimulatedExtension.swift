import ControlModel

/// The world behind a simulated control: a state that actions and other programs change, and a
/// provider that reports it late. Each change gives it another title, so that a look tells its age.
struct SimulatedExtension {
  /// How much goes wrong.
  struct Habits {
    /// A request ends well after so long at most.
    var latency: Duration
    /// The provider reports the state of so long ago.
    var lag: Duration
    /// So many evaluations and actions fail, hang, come late or lose their answer.
    var faults: Double
  }

  private struct Moment {
    var time: Duration
    var value: Bool
    var version: Int
  }

  var habits: Habits
  /// The sort of control that it offers.
  var controlType: ControlType
  var isEnabled = true
  var policy = AuthenticationPolicy.alwaysAllowed
  private var history = [Moment(time: .zero, value: false, version: 0)]

  init(habits: Habits, controlType: ControlType) {
    self.habits = habits
    self.controlType = controlType
  }

  /// What the state is.
  var value: Bool { history[history.count - 1].value }
  var version: Int { history[history.count - 1].version }

  mutating func change(to value: Bool, at now: Duration) {
    history.append(Moment(time: now, value: value, version: version + 1))
  }

  /// What the provider reports at a time.
  func report(at now: Duration) -> Snapshot {
    let moment = history.last { $0.time <= now - habits.lag } ?? history[0]
    return Snapshot(
      title: String(moment.version), isEnabled: isEnabled, authenticationPolicy: policy,
      content: controlType == .button
        ? .button(running: StateLook())
        : .toggle(isOn: moment.value, off: StateLook(), on: StateLook()))
  }
}

extension Snapshot {
  /// The state that it is of.
  var version: Int { Int(title) ?? -1 }
}
