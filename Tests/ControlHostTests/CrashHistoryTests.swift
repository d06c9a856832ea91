import Testing

@testable import ControlHost

@Suite("A history of crashes")
struct CrashHistoryTests {
  @Test("sets a kind aside at its third crash in a row, and no other one")
  func kind() {
    var history = CrashHistory()
    history.crashed(kinds: ["bad", "good"], at: .seconds(1), reason: "r")
    #expect(history.isSuspect("bad") && history.isSuspect("good"))
    history.answered(kind: "good")
    #expect(!history.isSuspect("good"))
    history.crashed(kinds: ["bad"], at: .seconds(2), reason: "r")
    #expect(!history.isSetAside("bad"))
    history.crashed(kinds: ["bad"], at: .seconds(4), reason: "r")
    #expect(history.isSetAside("bad") && !history.isSetAside("good"))
    #expect(history.failure == nil)
    history.asked(kind: "bad")
    #expect(!history.isSetAside("bad") && history.isSuspect("bad"))
    history.answered(kind: "bad")
    #expect(!history.isSuspect("bad"))
  }

  @Test("gives the extension up at the fifth crash within a minute, until somebody asks")
  func whole() {
    var history = CrashHistory()
    for second in [0, 15, 30, 45, 61] {
      history.crashed(kinds: ["k\(second)"], at: .seconds(second), reason: "r")
    }
    #expect(history.failure == nil)
    history.crashed(kinds: ["k"], at: .seconds(62), reason: "the reason")
    #expect(history.failure == "crashed 5 times within a minute: the reason")
    history.asked(kind: "k")
    #expect(history.failure == nil)
    history.crashed(kinds: ["k"], at: .seconds(63), reason: "r")
    #expect(history.failure == nil)
  }
}
