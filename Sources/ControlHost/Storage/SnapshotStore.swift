internal import Bus
internal import ControlModel
internal import ControlProtocol

/// The controls' last looks, kept so that after a start every control appears at once.
///
/// A look is worth little and changes often, so a change is written some seconds later, together
/// with others; what a crash loses is evaluated again anyway.
@BusActor
final class SnapshotStore {
  private static let delay = Duration.seconds(5)

  private let path: String
  private let log: HostLog
  private var snapshots: [String: Snapshot] = [:]
  private var timer: TimerSource?
  private var isChanged = false

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
      scheduleWrite()
    }
  }

  /// Reads the file, blocking: nothing is served yet. What cannot be read is as good as absent.
  func load() {
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

  /// Writes what has changed, now.
  func flush() async {
    guard isChanged else { return }
    isChanged = false
    let (path, snapshots) = (path, snapshots)
    let problem = await BlockingWork.run { Self.write(snapshots, to: path) }
    if let problem { log.warning("\(problem)") }
  }

  private func scheduleWrite() {
    guard !isChanged else { return }
    isChanged = true
    do throws(BusError) {
      timer = try EventLoop.shared.timer(after: Self.delay) { [weak self] in
        Task { @BusActor in await self?.flush() }
      }
    } catch {
      log.warning("\(error)")
    }
  }

  private nonisolated static func write(
    _ snapshots: [String: Snapshot], to path: String
  ) -> FileError? {
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
