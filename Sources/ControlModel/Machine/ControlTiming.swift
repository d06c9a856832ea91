/// How long a control waits for what, and how much waits for it.
enum ControlTiming {
  /// An action that has lasted so long is published as pending.
  static let pending: Duration = .milliseconds(50)
  /// A caller is answered after that at the latest, below the usual 25 s of D-Bus clients.
  static let call: Duration = .seconds(20)
  /// An action is given up after that.
  static let action: Duration = .seconds(120)
  /// An extension that has not started after that counts as unavailable.
  static let reach: Duration = .seconds(10)
  /// An evaluation is given up so long after the extension was reached.
  static let evaluation: Duration = .seconds(5)
  /// A success that the provider does not show yet is asked after with these pauses.
  static let settling: [Duration] = [
    .milliseconds(250), .milliseconds(500), .seconds(1), .seconds(2),
  ]
  /// A failed evaluation is repeated after that for the first time, and each time after twice as long.
  static let firstRetry: Duration = .seconds(1)
  /// The longest pause between two retries.
  static let lastRetry: Duration = .seconds(300)
  /// So many actions may wait.
  static let waitingActions = 16
}
