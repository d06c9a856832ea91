import Foundation
import StoreFiles
import TestSupport
import Testing

@testable import ControlHost

@Suite("Whose change a store shows")
struct StoreReadingTests {
  private let folder: TemporaryFolder
  private var store: String { folder.file("group.plist") }
  private var mark: String { StoreMark.path(of: "group", in: folder.path) }

  init() throws {
    folder = try TemporaryFolder()
  }

  private func read(mayWait: Bool = true) -> StoreReading? {
    StoreReading(of: "group", at: store, lockFolder: folder.path, mayWait: mayWait)
  }

  /// Writes in place, at this time as far as the file system tells.
  private func write(_ text: String, at time: timespec) throws {
    let file = try #require(fopen(store, "w"))
    fputs(text, file)
    fclose(file)
    #expect(utimensat(AT_FDCWD, store, [time, time], 0) == 0)
  }

  private func write(_ text: String) throws {
    try text.write(toFile: store, atomically: true, encoding: .utf8)
  }

  /// Writes the store and marks it.
  private func write(_ text: String, isLook: Bool) throws {
    var mark = StoreMark(path: mark)
    let found = ContentStamp(path: store)
    try write(text)
    mark.note(found: found, now: ContentStamp(path: store), isLook: isLook)
    mark.write(to: self.mark)
  }

  @Test("is what the mark says, where the file is the one that was marked")
  func marked() throws {
    let none = try #require(read())
    #expect(none.change(since: none) == nil)
    try write("by a look", isLook: true)
    let look = try #require(read())
    #expect(look.change(since: none) == .look)
    try write("by a deed", isLook: false)
    try write("by a look after it", isLook: true)
    #expect(try #require(read()).change(since: look) == .deed)
  }

  @Test("is nobody's that is known, where the file is another one or was another one before")
  func unmarked() throws {
    try write("by a look", isLook: true)
    let look = try #require(read())
    try write("by a stranger")
    let stranger = try #require(read())
    #expect(stranger.change(since: look) == .unmarked)
    try write("by another look", isLook: true)
    let next = try #require(read())
    #expect(next.change(since: look) == .unmarked)
    unlink(store)
    #expect(try #require(read()).change(since: next) == .unmarked)
  }

  @Test(
    "is seen though it leaves the same stamp, in one tick of a coarse clock or with a time given back",
    arguments: [0, 1.5, 86_400])
  func sameStamp(age: Double) throws {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    time.tv_sec -= Int(age)
    try write("first", at: time)
    let first = try #require(read())
    try write("other", at: time)
    let other = try #require(read())
    #expect(other.stamp == first.stamp && other.change(since: first) == .unmarked)
    let same = try #require(read())
    #expect(same.change(since: other) == nil)
  }

  @Test("is nobody's that is known, where a file is there again that was marked before another one")
  func again() throws {
    try write("by a look", isLook: true)
    let kept = folder.file("kept")
    #expect(link(store, kept) == 0)
    try write("by a stranger")
    let stranger = try #require(read())
    #expect(rename(kept, store) == 0)
    let again = try #require(read())
    #expect(again.stamp == again.mark.stamp)
    #expect(again.change(since: stranger) == .unmarked)
  }

  @Test("is not judged while a writer has the lock that may not have marked it")
  func locked() throws {
    try write("by a look", isLook: true)
    let look = try #require(read())
    let lock = open(LockFolder.lock(in: folder.path), O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    #expect(flock(lock, LOCK_EX) == 0)
    #expect(read() == look)
    try write("by the one that has the lock")
    #expect(read() == nil)
    #expect(try #require(read(mayWait: false)).change(since: look) == .unmarked)
    var mark = look.mark
    mark.note(found: look.stamp, now: ContentStamp(path: store), isLook: true)
    mark.write(to: self.mark)
    #expect(try #require(read()).change(since: look) == .look)
    // Killed before it came to mark it.
    try write("by one that is no more")
    close(lock)
    #expect(try #require(read()).change(since: look) == .unmarked)
  }

  @Test("is found out without waiting for what is no file, nor reading what is no store")
  func noFile() throws {
    #expect(mkfifo(store, 0o600) == 0)
    let pipe = try #require(read())
    unlink(store)
    #expect(symlink("/dev/zero", store) == 0)
    let device = try #require(read())
    #expect(pipe.digest == nil && device.digest == nil && device.change(since: pipe) == .unmarked)
  }

  @Test("is nobody's without a folder for the marks")
  func noFolder() throws {
    func read() throws -> StoreReading {
      try #require(
        StoreReading(
          of: "group", at: store, lockFolder: folder.file("missing"), mayWait: true))
    }
    let before = try read()
    try write("by anybody")
    #expect(try read().change(since: before) == .unmarked)
  }
}
