internal import Bus
internal import StoreFiles

/// Watches the stores of the app groups that extensions declare, so that what an app writes and
/// never announces still reaches the panels, and so does what one control's action writes and
/// another control shows.
///
/// A control is out of date as long as its last call was sent before a store of its extension changed,
/// whoever wrote it: it is evaluated once more, so that it shows the truth in the end. Who wrote it says the
/// store's mark; how soon the look comes depends on that, see ``LookPacing``.
@BusActor
final class AppGroupWatch {
  /// The time for which a writer that holds the lock may not have marked what it wrote.
  private static let patience = Duration.milliseconds(500)

  private struct Store {
    var reading: StoreReading
    /// Waits for the writer who is at it; nil when none is.
    var wait: Wait?
  }

  private struct Wait {
    let end: Duration
    var pause = DoublingPause(first: .milliseconds(2), longest: .milliseconds(50))
    var timer: TimerSource?
  }

  private let folder: String
  private let lockFolder: String
  private let log: HostLog
  private let controls: @BusActor (KnownExtension) -> [HostedControl]
  private let changed: @BusActor (HostedControl) -> Void
  private var watches: [String: PathWatch] = [:]
  private var extensions: [KnownExtension] = []
  private var stores: [String: Store] = [:]
  private var due: [ObjectPath: HostedControl] = [:]
  private var timer: TimerSource?

  /// Makes a watch.
  ///
  /// - Parameters:
  ///   - folder: `$XDG_CONFIG_HOME`, where the stores lie.
  ///   - lockFolder: where their lock and their marks lie.
  ///   - controls: the placed controls of an extension.
  ///   - changed: told of each control whose state may have changed.
  init(
    folder: String, lockFolder: String, log: HostLog,
    controls: @escaping @BusActor (KnownExtension) -> [HostedControl],
    changed: @escaping @BusActor (HostedControl) -> Void
  ) {
    self.folder = folder
    self.lockFolder = lockFolder
    self.log = log
    self.controls = controls
    self.changed = changed
  }

  /// Takes in which extensions there are; nothing is watched while none declares a group.
  func update(_ all: some Sequence<KnownExtension>) {
    extensions = all.filter { !$0.appGroups.isEmpty }
    let groups = Set(extensions.flatMap(\.appGroups))
    stores = stores.filter { groups.contains($0.key) }
    watches = watches.filter { groups.contains($0.key) }
    for group in groups where stores[group] == nil {
      watches[group] = watch(group)
      guard let reading = read(group, mayWait: false) else { continue }
      stores[group] = Store(reading: reading)
      // Nobody knows what happened to it before.
      follow(.deed, of: group)
    }
  }

  private func watch(_ group: String) -> PathWatch {
    // Who may read a store is nothing that a control shows.
    PathWatch(path(of: group), events: .contents, log: log) { [weak self] _ in
      self?.look(at: group)
    }
  }

  private func path(of group: String) -> String { "\(folder)/\(group).plist" }

  private func read(_ group: String, mayWait: Bool) -> StoreReading? {
    StoreReading(
      of: group, at: path(of: group), lockFolder: lockFolder, mayWait: mayWait)
  }

  private func users(of group: String) -> [KnownExtension] {
    extensions.filter { $0.appGroups.contains(group) }
  }
}

// MARK: - Calls

extension AppGroupWatch {
  /// A call about a control is about to be sent: it finds the stores as they are now.
  func callBegins(about control: HostedControl, to known: KnownExtension) {
    for group in known.appGroups { lookIfChanged(at: group) }
    known.unmarked.callBegins()
    control.pacing.callBegins(at: EventLoop.now)
    due[control.path] = nil
  }

  /// A call to an extension ended; the control is nil where it was not about one.
  func callEnded(_ call: ExtensionCall, about control: HostedControl?, to known: KnownExtension) {
    let now = EventLoop.now
    for group in known.appGroups { lookIfChanged(at: group) }
    let isLook = control?.pacing.isFollowing ?? false
    control?.pacing.callEnded(at: now)
    guard !known.appGroups.isEmpty else { return }
    let running = isLook ? activity(of: known) : .nothing
    known.unmarked.callEnded(at: now, isLook: isLook, running: running)
    guard call.isAction else { return }
    for control in known.appGroups.flatMap(users).flatMap(controls) {
      control.pacing.actionEnded(at: now)
      schedule(control)
    }
    setTimer()
  }

  /// Looks at a store where a call costs little: mostly nothing has changed.
  private func lookIfChanged(at group: String) {
    if ContentStamp(path: path(of: group)) != stores[group]?.reading.stamp { look(at: group) }
  }
}

// MARK: - Changes

extension AppGroupWatch {
  /// Compares a store with what it was when somebody last looked.
  private func look(at group: String) {
    guard let store = stores[group] else { return }
    let mayWait = store.wait.map { EventLoop.now < $0.end } ?? true
    guard let reading = read(group, mayWait: mayWait) else { return lookAgain(at: group) }
    stores[group]?.wait = nil
    stores[group]?.reading = reading
    if let change = reading.change(since: store.reading) { follow(change, of: group) }
  }

  /// Looks again as soon as the writer may have marked what it wrote.
  private func lookAgain(at group: String) {
    var wait = stores[group]?.wait ?? Wait(end: EventLoop.now + Self.patience)
    wait.timer = try? EventLoop.shared.timer(after: wait.pause.next()) { [weak self] in
      self?.look(at: group)
    }
    stores[group]?.wait = wait
  }

  private func follow(_ change: StoreReading.Change, of group: String) {
    let now = EventLoop.now
    for known in users(of: group) {
      let pause =
        change == .unmarked ? known.unmarked.changed(at: now, running: activity(of: known)) : .zero
      for control in controls(known) {
        control.pacing.follow(change, unmarkedPause: pause, at: now)
        schedule(control)
      }
    }
    setTimer()
  }

  private func activity(of known: KnownExtension) -> EchoHistory.Activity {
    if !known.isCalled { return .nothing }
    return controls(known).contains(where: \.pacing.isFollowing) ? .look : .call
  }

  private func schedule(_ control: HostedControl) {
    guard let time = control.pacing.due else { return }
    due[control.path] = control
    if time <= EventLoop.now { tell(control) }
  }

  private func tell(_ control: HostedControl) {
    due[control.path] = nil
    control.pacing.told()
    changed(control)
  }

  private func setTimer() {
    guard let next = due.values.compactMap(\.pacing.due).min() else { return timer = nil }
    timer = try? EventLoop.shared.timer(after: max(.zero, next - EventLoop.now)) { [weak self] in
      self?.timerFired()
    }
  }

  private func timerFired() {
    let now = EventLoop.now
    for control in due.values where control.pacing.due.map({ $0 <= now }) ?? true { tell(control) }
    setTimer()
  }
}
