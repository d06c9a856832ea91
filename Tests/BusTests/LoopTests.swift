import Bus
import Foundation
import Synchronization
import TestSupport
import Testing

/// The event loop, as an executor and as a source of events.
@Suite(.onEventLoop, .serialized) struct LoopTests {
  @Test("Jobs of one thread run in the order in which they came")
  func order() async throws {
    let seen = Recorder<Int>()
    let tasks = (0..<1000).map { index in Task { @BusActor in seen.append(index) } }
    for task in tasks { await task.value }
    #expect(seen.values == Array(0..<1000))
  }

  @Test("Jobs of many threads all run, never two at once")
  func manyThreads() async throws {
    let counter = Counter()
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<16 {
        group.addTask { for _ in 0..<500 { await counter.increment() } }
      }
    }
    #expect(await counter.count == 8000)
  }

  @Test("Nobody else is on the loop's thread, and its jobs are")
  func isolation() async {
    #expect(EventLoop.shared.isIsolatingCurrentContext() == false)
    #expect(await Task { @BusActor in EventLoop.shared.isIsolatingCurrentContext() }.value == true)
  }

  @Test("Code of the actor traps on another thread")
  func trap() async {
    await #expect(processExitsWith: .failure) {
      EventLoop.shared.startThread()
      BusActor.assumeIsolated {}
    }
  }

  @Test("A second runner is refused")
  func secondRunner() {
    #expect(throws: BusError.self) { try EventLoop.shared.run() }
  }

  @Test("A callback of the loop is isolated, so that a task begun in it runs at once")
  @BusActor func callbackIsIsolated() async throws {
    let order = Recorder<String>()
    let timer = try EventLoop.shared.timer(after: .zero) {
      BusActor.assumeIsolated { order.append("assumed") }
      Task.immediate { @BusActor in order.append("begun") }
      order.append("returned")
    }
    try await eventually("the timer fires") { order.values.count == 3 }
    #expect(order.values == ["assumed", "begun", "returned"])
    timer.cancel()
  }

  @Test("Timers fire once, not early, and again when they are set again")
  @BusActor func timers() async throws {
    let order = Recorder<Int>()
    let begin = EventLoop.now
    let late = try EventLoop.shared.timer(after: .milliseconds(30)) { order.append(2) }
    let early = try EventLoop.shared.timer(after: .milliseconds(10)) { order.append(1) }
    let never = try EventLoop.shared.timer(after: .milliseconds(5)) { order.append(0) }
    never.cancel()
    try await eventually("both fire") { order.values.count == 2 }
    #expect(order.values.sorted() == [1, 2] && EventLoop.now - begin >= .milliseconds(30))
    early.rearm(after: .milliseconds(1))
    late.rearm(after: .seconds(1 << 40))
    never.rearm(after: .zero)
    try await eventually("the early one fires again") { order.values.count == 3 }
    late.disarm()
    #expect(order.values.last == 1)
  }

  @Test("A source that cancels itself in its handler is gone")
  @BusActor func selfCancelling() async throws {
    let (near, far) = try FileDescriptor.socketPair()
    let count = Recorder<DescriptorSource.Events>()
    var source: DescriptorSource?
    source = try EventLoop.shared.onReadable(near.rawValue) { events in
      count.append(events)
      source?.cancel()
      source = nil
    }
    #expect(write(far.rawValue, "x", 1) == 1)
    try await eventually("it is called") { !count.values.isEmpty }
    try await Task.sleep(for: .milliseconds(20))
    #expect(count.values == [.readable])
  }

  @Test("A directory tells of files written, renamed and deleted, and of its own end")
  @BusActor func directory() async throws {
    let folder = try TemporaryFolder()
    let path = folder.file("watched")
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    let seen = Recorder<DirectoryEvent>()
    let watch = try EventLoop.shared.watch(directory: path, mask: .contents) { seen.append($0) }
    try Data("a".utf8).write(to: URL(filePath: path + "/a"))
    // A program that another test starts meanwhile has the file open too, for a moment.
    try await eventually("the writing is told") {
      seen.values.contains(DirectoryEvent(name: "a", events: .written))
    }
    rename(path + "/a", path + "/b")
    unlink(path + "/b")
    rmdir(path)
    try await eventually("the end") { seen.values.last?.events.contains(.ended) == true }
    let told = seen.values
    #expect(told.contains(DirectoryEvent(name: "b", events: .movedIn)))
    #expect(told.contains(DirectoryEvent(name: "b", events: .deleted)))
    #expect(told.last?.isGone == true && told.last?.name == nil)
    watch.cancel()
  }

  @Test("A directory tells of attributes where they are asked for, and only there")
  @BusActor func attributes() async throws {
    let folder = try TemporaryFolder()
    let file = folder.file("a")
    try Data("a".utf8).write(to: URL(filePath: file))
    let (seen, others) = (Recorder<DirectoryEvent>(), Recorder<DirectoryEvent>())
    let watch = try EventLoop.shared.watch(directory: folder.path, mask: .attributes) {
      seen.append($0)
    }
    let other = try EventLoop.shared.watch(directory: folder.path) { others.append($0) }
    chmod(file, 0o600)
    try await eventually("it is told") { !seen.values.isEmpty }
    unlink(file)
    try await eventually("the deletion is told") {
      others.values.contains(DirectoryEvent(name: "a", events: .deleted))
    }
    #expect(seen.values == [DirectoryEvent(name: "a", events: .attributes)])
    #expect(others.values.allSatisfy { !$0.events.contains(.attributes) })
    for watch in [watch, other] { watch.cancel() }
  }

  @Test(
    "An event that only a former watch of the directory wanted stops nothing",
    arguments: [DirectoryEvents.created, .attributes])
  @BusActor func formerWatch(mask: DirectoryEvents) async throws {
    let folder = try TemporaryFolder()
    let seen = Recorder<DirectoryEvent>()
    let former = try EventLoop.shared.watch(directory: folder.path, mask: mask) { _ in }
    let watch = try EventLoop.shared.watch(directory: folder.path, mask: .deleted) {
      seen.append($0)
    }
    try Data("a".utf8).write(to: URL(filePath: folder.file("a")))
    chmod(folder.file("a"), 0o600)
    // The kernel has the event already, and the loop has not read it.
    former.cancel()
    unlink(folder.file("a"))
    try await eventually("the deletion is told") { !seen.values.isEmpty }
    #expect(seen.values == [DirectoryEvent(name: "a", events: .deleted)])
    watch.cancel()
  }

  @Test(
    "A watched entry tells that it was renamed or removed, and not what happens in it",
    arguments: ["file", "link", "folder"])
  @BusActor func entry(name: String) async throws {
    let folder = try TemporaryFolder()
    let path = folder.file("folder")
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: folder.file("link"), withDestinationPath: "folder")
    try Data("a".utf8).write(to: URL(filePath: folder.file("file")))
    let seen = Recorder<String>()
    // The directory is watched for what happens in it, too, and one of the two goes first.
    let other = try EventLoop.shared.watch(directory: path) { _ in seen.append("contents") }
    let watch = try EventLoop.shared.watch(entry: folder.file(name)) { seen.append("entry") }
    try Data("a".utf8).write(to: URL(filePath: path + "/a"))
    try await eventually("what is in it is told") { seen.values.contains("contents") }
    #expect(!seen.values.contains("entry"))
    unlink(path + "/a")
    other.cancel()
    rename(folder.file(name), folder.file("renamed"))
    try await eventually("the renaming is told") { seen.values.contains("entry") }
    let count = seen.values.count { $0 == "entry" }
    remove(folder.file("renamed"))
    try await eventually("the end is told") { seen.values.count { $0 == "entry" } > count }
    watch.cancel()
  }

  @Test("A watched entry tells that another one took its place, also where it has a second name")
  @BusActor func replacedEntry() async throws {
    let folder = try TemporaryFolder()
    let (path, new) = (folder.file("link"), folder.file("new"))
    for link in [path, new] { #expect(symlink("anywhere", link) == 0) }
    #expect(link(path, folder.file("backup")) == 0)
    let seen = Recorder<String>()
    let watch = try EventLoop.shared.watch(entry: path) { seen.append("entry") }
    rename(new, path)
    try await eventually("the replacement is told") { !seen.values.isEmpty }
    watch.cancel()
  }

  @Test("Watching what is no directory is an error")
  @BusActor func noDirectory() async throws {
    #expect(
      try await failure(try EventLoop.shared.watch(directory: "/nowhere") { _ in })
        == .fileNotFound)
    #expect(
      try await failure(try EventLoop.shared.watch(directory: "/etc/passwd") { _ in }) != nil)
  }

  @Test("Signals arrive as events, and the loop ends when it is told")
  func signals() async throws {
    let program = try ChildProcess.busProgram("listen")
    try await eventually("it is ready") { program.output.contains("ready") }
    program.signal(SIGUSR1)
    try await eventually("the signal arrives") { program.output.contains("usr1") }
    program.signal(SIGTERM)
    #expect(try await program.end() == .exited(0))
    #expect(program.output == "ready\nusr1\nterm\nstopped\n")
  }

  @Test("A task sleeps on the loop as long as it says")
  @BusActor func sleep() async throws {
    let begin = ContinuousClock.now
    try await EventLoop.shared.sleep(for: .milliseconds(30))
    #expect(ContinuousClock.now - begin >= .milliseconds(30))
  }

  @Test("An idle loop does not wake up")
  func idle() async throws {
    let program = try ChildProcess.busProgram("listen")
    try await eventually("it is ready") { program.output.contains("ready") }
    try await Task.sleep(for: .milliseconds(100))
    let before = try wakeUps(of: program.processID)
    try await Task.sleep(for: .milliseconds(1500))
    #expect(try wakeUps(of: program.processID) == before)
  }
}

/// Counts on the loop; without isolation it would lose some.
@BusActor private final class Counter {
  private(set) var count = 0

  nonisolated init() {}

  func increment() { count += 1 }
}

/// Collects values in the order of their arrival.
final class Recorder<Value: Sendable>: Sendable {
  private let state = Mutex<[Value]>([])

  var values: [Value] { state.withLock { $0 } }

  func append(_ value: Value) { state.withLock { $0.append(value) } }
}
