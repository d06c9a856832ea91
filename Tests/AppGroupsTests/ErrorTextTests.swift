import AppGroups
import Testing

@Suite("What is wrong with a shared store")
struct ErrorTextTests {
  @Test("is said in one line, with the path and what to do")
  func texts() {
    let errors: [AppGroupError] = [
      .invalidName("../x"), .brokenFile(path: "/a/b.plist"),
      .notRead(path: "/a/b.plist", errno: 13), .notWritten(path: "/a/b.plist", errno: 28),
      .lockTimedOut(path: "/run/lock"), .unsupportedValue(key: "when"),
    ]
    #expect(
      errors.map(\.description) == [
        "“../x” is no name of an app group",
        "The store “/a/b.plist” is empty or no property list: repair or delete it",
        "The store “/a/b.plist” cannot be read: Permission denied",
        "The store “/a/b.plist” cannot be written: No space left on device",
        "The lock “/run/lock” is held by another program",
        "The value for “when” is none that a store can hold",
      ])
  }
}
