internal import Bus
internal import ControlModel
internal import ControlProtocol

/// The controls' last looks, kept so that after a start every control appears at once.
///
/// A look is worth little and may change often. So a change is written once none has come for a
/// moment, which keeps it through a crash soon after, and never sooner than some seconds after the
/// last write, whatever changes meanwhile.
@BusActor
final class SnapshotStore {
  private static let quietTime = Duration.milliseconds(500)
  private static let pause = Duration.seconds(5)

  private let path: String
  private let log: HostLog
  private var snapshots: [String: Snapshot] = [:]
  private var timer: TimerSource?
  /// When the first and the last change came that are not written yet.
  private var changes: (first: Duration, last: Duration)?
  /// When the last write began.
  private var lastWrite: Duration?
  private var writing: Task<Void, Never>?

  init(path: String, log: HostLog) {
    self.path = path
    self.log = log
  }

  /// The look of a control as it was kept.
  subscript(id: String) -> Snapshot? {
    get { snapshots[id] }
    set {
      guard snapshots[id] != newValue else { return }
      snapshots[id] = newValue
      noteChange()
    }
  }

  /// Reads the file, blocking: nothing is served yet. What cannot be read is as good as absent.
  func load() {
    TextFile.removeLeftovers(of: path)
    do {
      guard let version = try TextFile.read(path) else { return }
      for (id, value) in try JSONDocument(parsing: version.bytes).object() {
        guard case .dictionary(let dictionary) = value else { continue }
        snapshots[id] = try? Snapshot(dictionary: dictionary)
      }
    } catch {
      log.warning("\(path): \(error); starting without kept looks")
    }
  }

  /// Writes what has changed, now, and returns once all is on the disk.
  func flush() async {
    await writing?.value
    write()
    await writing?.value
  }

  /// Writes what has changed, blocking: for a process that ends at once.
  func flushBlocking() {
    guard changes != nil, writing == nil else { return }
    if let problem = Self.write(snapshots, to: path) { log.warning("\(problem)") }
  }

  private func write() {
    guard changes != nil else { return }
    changes = nil
    lastWrite = EventLoop.now
    let (path, snapshots) = (path, snapshots)
    writing = Task { @BusActor in
      let problem = await BlockingWork.run { Self.write(snapshots, to: path) }
      if let problem { log.warning("\(problem)") }
      writing = nil
    }
  }

  private func noteChange() {
    let now = EventLoop.now
    let isFirst = changes == nil
    changes = (changes?.first ?? now, now)
    if isFirst { setTimer(after: due - now) }
  }

  /// When the changes so far are to be written.
  private var due: Duration {
    guard let changes else { return .zero }
    let settled = min(changes.last + Self.quietTime, changes.first + Self.pause)
    return max(settled, lastWrite.map { $0 + Self.pause } ?? .zero)
  }

  /// More changes may have come since the timer was set: setting it at each would cost each.
  private func timerFired() {
    let now = EventLoop.now
    guard due <= now, writing == nil else {
      return setTimer(after: max(due - now, Self.quietTime))
    }
    write()
  }

  private func setTimer(after delay: Duration) {
    if let timer { return timer.rearm(after: delay) }
    do throws(BusError) {
      timer = try EventLoop.shared.timer(after: delay) { [weak self] in self?.timerFired() }
    } catch {
      log.warning("\(error)")
    }
  }

  private nonisolated static func write(
    _ snapshots: [String: Snapshot], to path: String
  ) -> FileError? {
    // The text of many looks is larger than all that is kept; the allocator would hold on to it.
    defer { Allocator.trim() }
    let entries = snapshots.mapValues { PlainValue.dictionary($0.dictionary) }
    let text = JSONWriter.text(of: .dictionary(entries))
    do throws(FileError) {
      _ = try TextFile.replace(path, with: Array(text.utf8))
      return nil
    } catch {
      return error
    }
  }
}
