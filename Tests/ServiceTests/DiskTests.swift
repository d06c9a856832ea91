import Bus
import ControlProtocol
import Foundation
import Glibc
import TestSupport
import Testing

@Suite("A disk that takes nothing", .serialized)
struct DiskTests {
  init() { EventLoop.shared.startThread() }

  private static let timer = "org.example.timer"
  private static let isRoot = getuid() == 0

  @BusActor
  private func add(_ name: String, _ surface: Surface) async throws(BusError) {
    try await surface.call(
      .controlCenter, .controlCenter, "AddControl", Self.timer, ["name": Variant.string(name)])
  }

  /// Expects a copy to be refused for a reason, and the file and the order to stay.
  @BusActor
  private func expectNotSaved(_ reason: String, _ file: String, _ surface: Surface) async throws {
    let before = try Data(contentsOf: URL(filePath: file))
    let error = await #expect(throws: BusError.self) { try await add("Egg", surface) }
    #expect(error?.name.rawValue == "org.controlbus.Error.NotSaved")
    #expect(error?.message.contains(reason) == true, "\(error?.message ?? "")")
    #expect(try Data(contentsOf: URL(filePath: file)) == before)
    let folder = URL(filePath: file).deletingLastPathComponent().path
    let files = try FileManager.default.contentsOfDirectory(atPath: folder)
    #expect(files.filter { $0.hasPrefix("controls") || $0.hasPrefix(".") } == ["controls.json"])
    #expect(try await surface.controls() == ["timer"])
  }

  /// Expects the next copy to be on the disk.
  @BusActor
  private func expectSaved(_ file: String, _ surface: Surface) async throws {
    try await add("Rice", surface)
    #expect(try String(contentsOfFile: file, encoding: .utf8).contains("Rice"))
    #expect(try await surface.controls() == ["timer", "timer-2"])
  }

  /// Fills the file system that a folder is on, to the last byte.
  private func fill(_ path: String) throws {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_CLOEXEC, 0o600)
    defer { close(descriptor) }
    let bytes = [UInt8](repeating: 1, count: 512)
    while write(descriptor, bytes, bytes.count) > 0 {}
    #expect(errno == ENOSPC)
  }

  @Test(
    "since it is full: NotSaved, the old file stays, and with space again all goes on",
    .enabled(if: isRoot, "mounting needs root"))
  @BusActor
  func full() async throws {
    let host = try RunningHost()
    _ = try ScriptFolder("org.example.Scripted", kinds: ["timer \(Self.timer)"], on: host)
    let mount = #"mount -t tmpfs -o size=64k tmpfs "$XDG_CONFIG_HOME" && exec "$0""#
    try await host.start(through: ["unshare", "--mount", "sh", "-c", mount])
    let surface = try await Surface(host)
    try await add("Tea", surface)
    let process = try #require(host.process?.processID)
    // The folder as the service alone sees it.
    let folder = "/proc/\(process)/root" + host.folder.file("config")
    let file = "\(folder)/controlbus/controls.json"
    try fill("\(folder)/filler")
    try await expectNotSaved("No space left on device", file, surface)
    try FileManager.default.removeItem(atPath: "\(folder)/filler")
    try await expectSaved(file, surface)
    #expect(!FileManager.default.fileExists(atPath: host.controlsFile))
  }

  @Test("since its folder may not be written: NotSaved, the old file stays, and then all goes on")
  @BusActor
  func readOnly() async throws {
    let host = try RunningHost()
    _ = try ScriptFolder("org.example.Scripted", kinds: ["timer \(Self.timer)"], on: host)
    let folder = host.folder.file("config/controlbus")
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let entry = #"{"id": "timer", "kind": "\#(Self.timer)", "configuration": {"name": "Tea"}}"#
    try #"{ /* mine */ "controls": [\#(entry)]}"#.write(
      toFile: host.controlsFile, atomically: true, encoding: .utf8)
    chmod(folder, 0o555)
    defer { chmod(folder, 0o755) }
    // Root without these capabilities is refused what an ordinary user is.
    try await host.start(
      through: Self.isRoot
        ? ["setpriv", "--bounding-set=-dac_override,-dac_read_search,-fowner"] : [])
    let surface = try await Surface(host)
    try await expectNotSaved("Permission denied", host.controlsFile, surface)
    chmod(folder, 0o755)
    try await expectSaved(host.controlsFile, surface)
  }
}
