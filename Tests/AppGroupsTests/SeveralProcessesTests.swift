import AppGroups
import Foundation
import TestSupport
import Testing

// Each test runs in a process of its own, since base directories and Foundation's caches belong
// to a process.
@Suite struct SeveralProcessesTests {
  @Test func `Three processes that write 200 keys each lose none`() async {
    await #expect(processExitsWith: .success) {
      let sandbox = try Sandbox()
      defer { sandbox.leave() }
      let writers = [
        try sandbox.start("write", Sandbox.suite, "a", "200"),
        try sandbox.start("write", Sandbox.suite, "b", "200"),
        try sandbox.start("write-with-foundation", Sandbox.suite, "c", "200"),
      ]
      for writer in writers {
        #expect(try await writer.end(within: .seconds(60)) == .exited(0))
        #expect(writer.output == "begin\n")
      }
      let list = try #require(sandbox.list)
      #expect(list.count == 600)
      for name in ["a", "b", "c"] {
        for number in 0..<200 { #expect(list["\(name)\(number)"] as? Int == number) }
      }
    }
  }

  @Test func `Three processes of unchanged code with the step around it lose none either`() async {
    await #expect(processExitsWith: .success) {
      let sandbox = try Sandbox()
      defer { sandbox.leave() }
      let writers = try ["a", "b", "c"].map {
        try sandbox.start("write-with-foundation", Sandbox.suite, $0, "200")
      }
      for writer in writers {
        #expect(try await writer.end(within: .seconds(60)) == .exited(0))
        #expect(writer.output == "begin\n")
      }
      #expect(sandbox.list?.count == 600)
    }
  }

  @Test func `A writer killed at any moment leaves a whole file`() async {
    await #expect(processExitsWith: .success) {
      let sandbox = try Sandbox()
      defer { sandbox.leave() }
      let defaults = try #require(AppGroupDefaults(suiteName: Sandbox.suite))
      defaults.set("kept", forKey: "old")
      for _ in 0..<40 {
        let writer = try sandbox.start("write-for-ever", Sandbox.suite)
        try await eventually("the writer begins") { writer.output.contains("begin") }
        try await Task.sleep(for: .microseconds(.random(in: 0...15_000)))
        writer.signal(SIGKILL)
        #expect(try await writer.end() == .signalled(SIGKILL))
        #expect(sandbox.list?["old"] as? String == "kept")
      }
      // What the killed left behind disturbs nobody.
      defaults.set(1, forKey: "after")
      #expect(sandbox.list?["after"] as? Int == 1)
      #expect(sandbox.problems.isEmpty)
    }
  }

  @Test func `Unchanged code sees at once what another process wrote`() async {
    await #expect(processExitsWith: .success) {
      let sandbox = try Sandbox()
      defer { sandbox.leave() }
      let defaults = try #require(AppGroupDefaults(suiteName: Sandbox.suite))
      let author = try sandbox.start("answer", Sandbox.suite, "200")
      // Each side adds one when it is its turn: a stale read or a lost write would stop the game.
      for turn in stride(from: 1, to: 200, by: 2) {
        defaults.set(turn, forKey: "turn")
        try await eventually("turn \(turn) is answered") {
          defaults.integer(forKey: "turn") == turn + 1
        }
      }
      #expect(try await author.end() == .exited(0))
      #expect(sandbox.problems.isEmpty)
    }
  }

  @Test func `A stopped holder of the lock stops nobody for long`() async {
    await #expect(processExitsWith: .success) {
      let sandbox = try Sandbox()
      defer { sandbox.leave() }
      let defaults = try #require(AppGroupDefaults(suiteName: Sandbox.suite))
      defaults.set(1, forKey: "before")
      let lock = sandbox.folder.file("app-groups/lock")
      let script = "echo $$ > \(lock); echo held; kill -STOP $$"
      let holder = try ChildProcess("flock", ["--no-fork", lock, "sh", "-c", script])
      try await eventually("the lock is held") { holder.output.contains("held") }
      let start = ContinuousClock.now
      defaults.set(2, forKey: "during")
      #expect(ContinuousClock.now - start < .seconds(10))
      #expect(sandbox.list?["during"] as? Int == 2)
      #expect(sandbox.problems == [.lockTimedOut(path: lock)])
      holder.signal(SIGKILL)
    }
  }

  @Test func `The step disturbs no thread that uses the settings meanwhile`() async {
    await #expect(processExitsWith: .success) {
      let sandbox = try Sandbox()
      defer { sandbox.leave() }
      let author = try sandbox.start("share-with-threads", Sandbox.suite, "300")
      #expect(try await author.end(within: .seconds(120)) == .exited(0))
      #expect(author.output == "begin\n")
      #expect(sandbox.list?["thread 0"] as? Int ?? 0 > 0)
      #expect(sandbox.list?["thread 3"] as? Int ?? 0 > 0)
    }
  }
}
