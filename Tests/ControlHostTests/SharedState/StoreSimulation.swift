import StoreFiles
import TestSupport

@testable import ControlHost

/// A store, an extension whose looks write it, an app, and a host that follows, in a time of their own.
final class StoreSimulation {
  /// A look's write: when, after it began, and whether it is marked.
  struct Habit {
    let delay: Duration
    var jitter = Duration.zero
    let isMarked: Bool
  }

  /// A placed control.
  private struct Control {
    var pacing = LookPacing()
    var isRunning = false
    var isWanted = false
    var looks: [Duration] = []
    /// The number of the app's writes that it shows.
    var shown = 0
  }

  private static let duration = Duration.milliseconds(5)

  private var now = Duration.zero
  /// What is to come, the next one last.
  private var events: [(time: Duration, body: () -> Void)] = []
  private var count = 0
  private var mark = StoreMark()
  private var stamp: ContentStamp?
  private var reading = StoreReading(stamp: nil, mark: StoreMark())
  private var unmarked = UnmarkedPacing()
  private var controls: [Control]
  private var writes: [Duration] = []
  /// How long each write of the app took to be shown by every control, in its order.
  private(set) var delays: [Duration] = []
  private let habits: [Habit]
  /// How long after it was shown the app writes again, that often.
  private var answers: [Duration] = []
  private var generator = SplitMix64(seed: 1)

  init(_ habits: [Habit], controls count: Int = 1) {
    self.habits = habits
    controls = Array(repeating: Control(), count: count)
    for index in controls.indices { at(.seconds(5) * index) { self.look(index) } }
  }

  /// When a control was looked at.
  func looks(_ index: Int = 0) -> [Duration] { controls[index].looks }

  /// The app writes at this time.
  func app(at time: Duration, isMarked: Bool) {
    at(time) {
      self.writes.append(self.now)
      self.write(isMarked: isMarked, isLook: false)
    }
  }

  /// The app writes, and so long after each time that this is shown writes again.
  func app(at time: Duration, answering answers: [Duration]) {
    self.answers = answers
    app(at: time, isMarked: false)
  }

  /// Somebody asks for a look at a control at this time.
  func reload(_ index: Int, at time: Duration) {
    at(time) {
      self.controls[index].pacing.asked()
      self.look(index)
    }
  }

  func run(until end: Duration) {
    while let event = events.last, event.time <= end {
      events.removeLast()
      now = event.time
      event.body()
    }
    now = end
  }

  private func at(_ time: Duration, _ body: @escaping () -> Void) {
    var (low, high) = (0, events.count)
    while low < high {
      let middle = (low + high) / 2
      if events[middle].time > time { low = middle + 1 } else { high = middle }
    }
    events.insert((time, body), at: low)
  }
}

// MARK: - The extension and the app

extension StoreSimulation {
  private func write(isMarked: Bool, isLook: Bool) {
    count += 1
    let found = stamp
    stamp = ContentStamp(device: 1, inode: UInt64(count), size: 1, modified: 1)
    if isMarked { mark.note(found: found, now: stamp, isLook: isLook) }
    at(now + .milliseconds(1)) { self.notice() }
  }

  private func look(_ index: Int) {
    if controls[index].isRunning { return controls[index].isWanted = true }
    notice()
    unmarked.callBegins()
    controls[index].pacing.callBegins(at: now)
    controls[index].isRunning = true
    controls[index].looks.append(now)
    let seen = writes.count
    for habit in habits {
      at(now + habit.delay + habit.jitter * Double.random(in: 0...1, using: &generator)) {
        self.write(isMarked: habit.isMarked, isLook: true)
      }
    }
    at(now + Self.duration) { self.lookEnded(index, seen) }
  }

  private func lookEnded(_ index: Int, _ seen: Int) {
    controls[index].isRunning = false
    controls[index].shown = seen
    while delays.count < controls.map(\.shown).min() ?? 0 {
      delays.append(now - writes[delays.count])
      if !answers.isEmpty { app(at: now + answers.removeFirst(), isMarked: false) }
    }
    let isLook = controls[index].pacing.isFollowing
    controls[index].pacing.callEnded(at: now)
    notice()
    unmarked.callEnded(at: now, isLook: isLook, running: running)
    if controls[index].isWanted {
      controls[index].isWanted = false
      look(index)
    }
  }
}

// MARK: - The host

extension StoreSimulation {
  private var running: EchoHistory.Activity {
    guard controls.contains(where: \.isRunning) else { return .nothing }
    return controls.contains(where: \.pacing.isFollowing) ? .look : .call
  }

  private func notice() {
    let new = StoreReading(stamp: stamp, mark: mark)
    defer { reading = new }
    guard let change = new.change(since: reading) else { return }
    let pause = change == .unmarked ? unmarked.changed(at: now, running: running) : .zero
    for index in controls.indices {
      controls[index].pacing.follow(change, unmarkedPause: pause, at: now)
      guard let due = controls[index].pacing.due else { continue }
      at(due) { self.timerFired(index) }
    }
  }

  private func timerFired(_ index: Int) {
    guard let due = controls[index].pacing.due, due <= now else { return }
    controls[index].pacing.told()
    look(index)
  }
}
