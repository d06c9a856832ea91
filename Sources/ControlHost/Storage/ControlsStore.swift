internal import Bus
internal import ControlModel

/// The user's arrangement, in memory and on disk.
///
/// A change is on disk before anybody sees it. Changes that come while a write runs share the next
/// one. The file is the user's: what they edit is taken up, what they broke is never written over.
@BusActor
final class ControlsStore {
  /// A change that waits: applied to a draft, it says how its caller is to be answered.
  private typealias Change = @BusActor (inout ControlsFile) -> Applied

  private struct Applied {
    /// Answers the caller: with its own outcome, or with this failure where that was a success.
    var answer: @BusActor (ControlFailure?) -> Void
  }

  /// The arrangement as it was last read or written.
  private(set) var contents = ControlsFile()
  /// Told of every change of the arrangement, ours or a person's, before its caller is answered; and
  /// when a file that could not be read is mended, be it to the same arrangement.
  var onChange: ((_ old: ControlsFile, _ new: ControlsFile) -> Void)?
  /// Why the file cannot be read; nil when it can.
  private(set) var brokenReason: String? {
    didSet { if brokenReason != oldValue { onBreakage?() } }
  }
  /// Told when ``brokenReason`` has changed.
  var onBreakage: (() -> Void)?

  private let disk: ControlsDisk
  /// Where the last arrangement that was read or written is kept, for a start with a broken file.
  private let keptDisk: ControlsDisk
  private let log: HostLog
  private var stamp: FileStamp?
  /// The version on disk was written by this process.
  private var isOwn = false
  private var isKept = false
  private var waiting: [Change] = []
  private var worker: Task<Void, Never>?
  private var wasTouched = false

  /// Makes a store.
  ///
  /// - Parameters:
  ///   - path: the user's file.
  ///   - keptPath: a copy of it, for a start with a file that cannot be read.
  init(path: String, keptPath: String, log: HostLog) {
    disk = ControlsDisk(path: path)
    keptDisk = ControlsDisk(path: keptPath)
    self.log = log
  }

  /// Reads the file for the first time, blocking: nothing is served yet.
  func load() {
    for disk in [disk, keptDisk] { disk.removeLeftovers() }
    let reading = disk.read()
    let kept: ControlsFile? = if case .contents(let file, _) = keptDisk.read() { file } else { nil }
    // A file that is gone is a fresh start; any other one may leave out what was known.
    if case .missing = reading {} else if let kept { contents = kept }
    take(reading)
    isKept = brokenReason != nil || contents == kept ?? ControlsFile()
  }

  /// Changes the arrangement; returns once the change is on disk and published.
  ///
  /// - Parameter edit: makes the change, or throws what its caller did wrong. It is made again where
  ///   a person was quicker to change the file.
  func change<Value: Sendable>(
    _ edit: @escaping @BusActor (inout ControlsFile) throws(ControlFailure) -> Value
  ) async throws(ControlFailure) -> Value {
    let result: Result<Value, ControlFailure> = await withCheckedContinuation { continuation in
      waiting.append { file in
        let result = file.applying(edit)
        return Applied { failure in
          continuation.resume(
            returning: failure.map { f in result.flatMap { _ in .failure(f) } } ?? result)
        }
      }
      work()
    }
    return try result.get()
  }

  /// Waits until everything is written.
  func finish() async {
    work()
    await worker?.value
  }

  /// The file may be another one: the folder's watch says so.
  func fileTouched() {
    wasTouched = true
    work()
  }

  /// Notes a control's sort, which goes to disk with the next change: an entry that a person wrote
  /// without one is not rewritten for it.
  func note(_ type: ControlType, of id: String) {
    guard let index = contents.controls.firstIndex(where: { $0.id == id }) else { return }
    contents.controls[index].controlType = type
  }
}

// MARK: - Working off

extension ControlsStore {
  /// Works off what waits, one thing at a time; whoever comes meanwhile is served by the same task.
  private func work() {
    guard worker == nil else { return }
    worker = Task { @BusActor in
      while wasTouched || !waiting.isEmpty || !isKept {
        if wasTouched { await takeUpEdits() }
        let batch = waiting
        waiting = []
        if !batch.isEmpty { await commit(batch) } else if !isKept { await keep() }
      }
      worker = nil
    }
  }

  /// Keeps the arrangement for a start with a broken file, once nobody waits.
  private func keep() async {
    isKept = true
    let (keptDisk, contents) = (keptDisk, contents)
    if let problem = await BlockingWork.run({ keptDisk.replace(contents) }) {
      log.warning(problem)
    }
  }

  private func takeUpEdits() async {
    wasTouched = false
    guard FileStamp(path: disk.path) != stamp else { return }
    await takeUp()
  }

  /// Applies the changes to what is there, writes the outcome and publishes it; where a person was
  /// quicker, theirs comes first and the changes are applied anew.
  private func commit(_ batch: [Change]) async {
    if brokenReason != nil { await takeUp() }
    while true {
      var draft = contents
      let applied = batch.map { change in change(&draft) }
      guard draft != contents else { return answer(applied) }
      if let brokenReason { return answer(applied, .notSaved(brokenReason)) }
      switch await write(draft) {
      case .written(let stamp, let backup):
        written(draft, stamp, backup)
        return answer(applied)
      case .overtaken:
        await takeUp()
      case .failed(let reason):
        log.error(reason)
        return answer(applied, .notSaved(reason))
      }
    }
  }

  private func write(_ draft: ControlsFile) async -> ControlsDisk.Writing {
    let (disk, stamp, isOwn) = (disk, stamp, isOwn)
    return await BlockingWork.run { disk.write(draft, over: stamp, isOwn: isOwn) }
  }

  private func takeUp() async {
    let disk = disk
    take(await BlockingWork.run { disk.read() })
  }

  private func written(_ draft: ControlsFile, _ stamp: FileStamp?, _ backup: String?) {
    self.stamp = stamp
    isOwn = true
    if let backup { log.notice("kept the hand-written arrangement as \(backup)") }
    publish(draft)
  }

  private func answer(_ applied: [Applied], _ failure: ControlFailure? = nil) {
    for change in applied { change.answer(failure) }
  }

  private func take(_ reading: ControlsDisk.Reading) {
    switch reading {
    case .missing:
      // No edit: the arrangement stays, and the next change writes it again.
      takeUp(contents, nil)
    case .contents(let edited, let stamp):
      takeUp(completed(edited), stamp)
    case .broken(let reason, let stamp):
      if brokenReason != reason { log.error("\(reason); changes are not saved meanwhile") }
      brokenReason = reason
      self.stamp = stamp
    }
  }

  private func takeUp(_ edited: ControlsFile, _ stamp: FileStamp?) {
    let wasBroken = brokenReason != nil
    if wasBroken { log.notice("\(disk.path) can be read again") }
    brokenReason = nil
    self.stamp = stamp
    isOwn = false
    publish(edited, isNews: wasBroken)
  }

  /// Adds what a person left out and the host knows: the sort of each control, and what was offered.
  private func completed(_ edited: ControlsFile) -> ControlsFile {
    let known = Dictionary(contents.controls.map { ($0.id, $0) }, uniquingKeysWith: { $1 })
    var edited = edited
    edited.offeredKinds = edited.offeredKinds ?? contents.offeredKinds
    for (index, control) in edited.controls.enumerated() where control.controlType == .unknown {
      guard let old = known[control.id], old.kind == control.kind else { continue }
      edited.controls[index].controlType = old.controlType
    }
    return edited
  }

  private func publish(_ new: ControlsFile, isNews: Bool = false) {
    let old = contents
    contents = new
    if old != new { isKept = false }
    if old != new || isNews { onChange?(old, new) }
  }
}

extension ControlsFile {
  /// Makes a change whole or not at all.
  fileprivate mutating func applying<Value>(
    _ edit: (inout ControlsFile) throws(ControlFailure) -> Value
  ) -> Result<Value, ControlFailure> {
    var draft = self
    do throws(ControlFailure) {
      let value = try edit(&draft)
      self = draft
      return .success(value)
    } catch {
      return .failure(error)
    }
  }
}
