internal import Bus

/// Watches the stores of the app groups that extensions declare, so that what an app writes and
/// never announces still reaches the panels, and so does what one control's action writes and
/// another control shows.
///
/// Every change of a store has a number. A control is out of date as long as its last call was sent
/// before a store of its extension changed, whoever wrote it: it is evaluated once more, so that it shows
/// the truth in the end.
///
/// Nobody says whose write it was. While no extension of the group runs it was a stranger's. While one
/// does, what comes soon after a look may be that look's own doing, whether the call still ran or a task of
/// the author's outlived it, and so is what an extension writes when it leaves. Such a change is followed
/// after a pause that doubles from one look to the next: an evaluation that writes starts no loop, but some
/// twenty looks a day. A stranger who writes meanwhile waits no longer than he does between two writes:
/// what comes in the second half of a long pause is no doing of the look before it. Nor is what somebody
/// announces or asks for: the doubling begins anew there, and at the end of an action, which is followed
/// soon in any case.
@BusActor
final class AppGroupWatch {
  /// The pause before the first look after what may be an extension's own doing.
  private static let pause = Duration.milliseconds(50)
  /// So many doublings, and the pause is more than a week.
  private static let mostDoublings = 24
  /// Long enough that a look has done, by its half, what it does.
  private static let longPause = Duration.milliseconds(1600)
  /// What a running extension writes so long after a look is not the look's doing, unless it leaves.
  static var reach = Duration.seconds(10)
  /// The time between a write of an extension that leaves and the end of its name.
  private static let departure = Duration.milliseconds(250)
  /// So long after it has given its name back an extension may still write.
  private static let farewell = Duration.seconds(1)

  /// What may have changed a store.
  private enum Cause {
    case stranger
    /// A call to an extension: one that looks, or an action, while which others may look.
    case call
    /// A stranger, or an extension that runs, between two calls.
    case process
    /// An extension that leaves writes what it has left in memory.
    case departure
  }

  /// A look that is to come.
  private struct Due {
    let control: HostedControl
    let pause: Duration
    let time: Duration
    /// Whether the change before it was no doing of the last look, unless the extension leaves first.
    let isFresh: Bool
  }

  private struct Store {
    var stamp: FileStamp?
    /// The number of its last change.
    var change: UInt64
  }

  private let folder: String
  private let log: HostLog
  private let controls: @BusActor (KnownExtension) -> [HostedControl]
  private let changed: @BusActor (HostedControl) -> Void
  private var watches: [String: PathWatch] = [:]
  private var extensions: [KnownExtension] = []
  private var stores: [String: Store] = [:]
  private var lastChange: UInt64 = 0
  private var departures: [String: Duration] = [:]
  private var due: [ObjectPath: Due] = [:]
  private var timer: TimerSource?

  /// Makes a watch.
  ///
  /// - Parameters:
  ///   - folder: `$XDG_CONFIG_HOME`, where the stores lie.
  ///   - controls: the placed controls of an extension.
  ///   - changed: told of each control whose state may have changed.
  init(
    folder: String, log: HostLog, controls: @escaping @BusActor (KnownExtension) -> [HostedControl],
    changed: @escaping @BusActor (HostedControl) -> Void
  ) {
    self.folder = folder
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
      note(FileStamp(path: path(of: group)), of: group, cause: .call)
    }
  }

  private func watch(_ group: String) -> PathWatch {
    // Who may read a store is nothing that a control shows.
    PathWatch(path(of: group), events: .contents, log: log) { [weak self] _ in
      guard let self else { return }
      look(at: group, cause: cause(of: group))
    }
  }

  private func path(of group: String) -> String { "\(folder)/\(group).plist" }
}

// MARK: - Calls

extension AppGroupWatch {
  /// A call about a control is about to be sent: it finds the stores as they are now.
  func callBegins(about control: HostedControl, to known: KnownExtension) {
    for group in known.appGroups { look(at: group, cause: cause(of: group)) }
    control.seenChange = lastChange
  }

  /// A call to an extension ended; the control is nil where it was not about one.
  func callEnded(_ call: ExtensionCall, about control: HostedControl?, to known: KnownExtension) {
    for group in known.appGroups { look(at: group, cause: .call) }
    guard call.isAction else {
      control?.lastLook = EventLoop.now
      return
    }
    for group in known.appGroups { followAction(on: group) }
  }

  /// What an action wrote is final now, and no doing of a look.
  private func followAction(on group: String) {
    for known in users(of: group) {
      for control in controls(known) {
        control.disturbances = 0
        if isOutOfDate(control, of: known) { look(after: Self.pause, at: control) }
      }
    }
  }

  /// An extension gave its name back: what it wrote before may be seen only now.
  func left(_ known: KnownExtension) {
    departures = departures.filter { EventLoop.now - $0.value < Self.farewell }
    departures[known.name] = EventLoop.now
    for group in known.appGroups { look(at: group, cause: .departure) }
    for control in controls(known) where due[control.path]?.isFresh == true {
      due[control.path] = nil
      followDoubtful(control, .departure)
    }
  }

  private func isOutOfDate(_ control: HostedControl, of known: KnownExtension) -> Bool {
    guard let seen = control.seenChange else { return false }
    return known.appGroups.contains { (stores[$0]?.change ?? 0) > seen }
  }
}

// MARK: - Changes

extension AppGroupWatch {
  /// What may change a store now.
  private func cause(of group: String) -> Cause {
    let users = users(of: group)
    if users.contains(where: { $0.calls.contains(where: \.isSent) }) { return .call }
    if users.contains(where: { $0.owner != nil }) { return .process }
    return users.contains(where: hasJustLeft) ? .departure : .stranger
  }

  private func hasJustLeft(_ known: KnownExtension) -> Bool {
    departures[known.name].map { EventLoop.now - $0 < Self.farewell } ?? false
  }

  /// Compares a store with what it was when somebody last looked.
  private func look(at group: String, cause: Cause) {
    let stamp = FileStamp(path: path(of: group))
    guard let store = stores[group], store.stamp != stamp else { return }
    note(stamp, of: group, cause: cause)
  }

  /// Takes in that a store changed, or is watched from now on: nobody knows what happened to it before.
  private func note(_ stamp: FileStamp?, of group: String, cause: Cause) {
    let affected = users(of: group).flatMap { known in
      controls(known).map { (known, control: $0, isFirst: !isOutOfDate($0, of: known)) }
    }
    lastChange += 1
    stores[group] = Store(stamp: stamp, change: lastChange)
    for (known, control, isFirst) in affected where isOutOfDate(control, of: known) {
      follow(control, cause, isFirst: isFirst)
    }
  }

  private func users(of group: String) -> [KnownExtension] {
    extensions.filter { $0.appGroups.contains(group) }
  }

  /// Has a control evaluated after a change, the first one since its last call or a further one.
  private func follow(_ control: HostedControl, _ cause: Cause, isFirst: Bool) {
    switch cause {
    case .stranger:
      control.disturbances = 0
      changed(control)
    case .call, .process, .departure:
      if isFirst { followDoubtful(control, cause) } else { hasten(control) }
    }
  }

  /// Follows what may be the doing of the last look, of which nobody knows whether it would do so again.
  private func followDoubtful(_ control: HostedControl, _ cause: Cause) {
    let isUndisturbed = control.disturbances == 0
    if cause == .process, control.lastLook.map({ EventLoop.now - $0 >= Self.reach }) ?? true {
      return look(after: isUndisturbed ? .zero : Self.departure, at: control, isFresh: true)
    }
    // Between two calls, none runs that would write again before the look.
    let pause = Self.pause * (1 << min(control.disturbances, Self.mostDoublings))
    look(after: isUndisturbed && cause == .process ? .zero : pause, at: control)
    control.disturbances += 1
  }

  /// Takes in a further change before the look that the first one calls for.
  private func hasten(_ control: HostedControl) {
    guard let due = due[control.path] else { return look(after: Self.pause, at: control) }
    guard due.pause >= Self.longPause, EventLoop.now >= due.time - due.pause / 2 else { return }
    control.disturbances = 0
    look(after: .zero, at: control)
  }

  private func look(after pause: Duration, at control: HostedControl, isFresh: Bool = false) {
    let time = EventLoop.now + pause
    if let due = due[control.path], due.time <= time { return }
    due[control.path] = Due(control: control, pause: pause, time: time, isFresh: isFresh)
    setTimer()
  }

  private func setTimer() {
    guard let next = due.values.map(\.time).min() else { return timer = nil }
    timer = try? EventLoop.shared.timer(after: max(.zero, next - EventLoop.now)) { [weak self] in
      self?.timerFired()
    }
  }

  private func timerFired() {
    let now = EventLoop.now
    let ready = due.filter { $0.value.time <= now }
    for (path, entry) in ready {
      due[path] = nil
      if entry.isFresh { entry.control.disturbances = 1 }
      let users = extensions.filter { isOutOfDate(entry.control, of: $0) }
      if users.contains(where: { controls($0).contains { $0 === entry.control } }) {
        changed(entry.control)
      }
    }
    setTimer()
  }
}
