import AppGroups
import Foundation
import TestSupport
import Testing

@Suite(.enabled(if: getuid() == 0, "mounting needs root")) struct UnwritableTests {
  /// Mounts a disk with the group's file on it, and does the rest with that.
  private static func disk(_ rest: String) -> String {
    """
    mount -t tmpfs -o size=32k tmpfs "$XDG_CONFIG_HOME" && \\
    cp "$XDG_RUNTIME_DIR/old.plist" "$XDG_CONFIG_HOME/\(Sandbox.suite).plist" && \(rest)
    """
  }

  private static let readOnly = disk(#"mount -o remount,ro "$XDG_CONFIG_HOME""#)
  private static let full = disk(#"{ cat /dev/zero > "$XDG_CONFIG_HOME/filler" || true; } 2>&-"#)

  /// Expects the tool to be told that a file cannot be written, twice, and to find nothing wrong.
  private static func expect(
    _ reason: String, about file: String, doing command: String, on disk: String
  ) async throws {
    let sandbox = try Sandbox()
    defer { sandbox.leave() }
    let old = try PropertyListSerialization.data(
      fromPropertyList: ["kept": "old"], format: .xml, options: 0)
    try old.write(to: URL(filePath: sandbox.folder.file("old.plist")))
    let path = sandbox.folder.file("config/\(file)")
    let problem = "The store “\(path)” cannot be written: \(reason)\n"
    let output = try await sandbox.run(command, Sandbox.suite, after: disk)
    #expect(output == "begin\n\(problem)\(problem)")
  }

  @Test func `What a disk that is read-only does not take is told, and waits for room`() async {
    await #expect(processExitsWith: .success) {
      try await UnwritableTests.expect(
        "Read-only file system", about: "\(Sandbox.suite).plist", doing: "set-without-room",
        on: UnwritableTests.readOnly)
    }
  }

  @Test func `What a full disk does not take is told, waits for room, and costs nothing old`() async
  {
    await #expect(processExitsWith: .success) {
      try await UnwritableTests.expect(
        "No space left on device", about: "\(Sandbox.suite).plist", doing: "set-without-room",
        on: UnwritableTests.full)
    }
  }

  @Test func `A file without write permission is replaced, and nobody is told of a problem`() async
  {
    await #expect(processExitsWith: .success) {
      let sandbox = try Sandbox()
      defer { sandbox.leave() }
      // As an ordinary user meets it: root may write whatever the permissions.
      let privileges = "--inh-caps=-dac_override --bounding-set=-dac_override"
      let output = try await sandbox.run(
        "set-without-permission", Sandbox.suite, after: "exec setpriv \(privileges) \"$0\" \"$@\"")
      #expect(output == "begin\n")
      #expect(sandbox.list as? [String: String] == ["kept": "old", "set": "new"])
    }
  }

  @Test func `The standard settings that a disk does not take are told too`() async {
    await #expect(processExitsWith: .success) {
      try await UnwritableTests.expect(
        "Read-only file system", about: "", doing: "set-standard-without-room",
        on: UnwritableTests.readOnly)
    }
  }
}
