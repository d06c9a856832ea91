import Bus
import ControlModel
import ControlProtocol
import Foundation
import TestSupport
import Testing

@testable import ControlCtl

@Suite struct WatchTests {
  private func lines(_ child: ChildProcess) -> [String] {
    child.output.split(separator: "\n").map(String.init)
  }

  private func wait(for child: ChildProcess, lines count: Int) async throws {
    try await eventually("\(count) lines, not \(child.output)\(child.errorOutput)") {
      lines(child).count >= count
    }
  }

  private func end(_ child: ChildProcess) async throws {
    child.signal(SIGKILL)
    #expect(try await child.end() == .signalled(SIGKILL))
  }

  @Test func `The present state comes first, then every change`() async throws {
    let stage = try await TestStage()
    let child = try stage.start("watch")
    try await wait(for: child, lines: 3)
    try await stage.host.change(Samples.wifi.path) { $0.look?.value = true }
    try await stage.host.change(Samples.wifi.path) { $0.look?.error = "No\nradio" }
    try await stage.host.add(Samples.timer(1, title: "Tea"))
    try await stage.host.remove(Samples.focus.path)
    try await wait(for: child, lines: 7)
    #expect(
      lines(child) == [
        "focus-mode: on, Working", "wifi: off, Off", "open-bookmark", "wifi: on, Off",
        "wifi: on, Off: No radio", "timer: off, Stopped", "focus-mode: removed",
      ])
    try await end(child)
  }

  @Test func `Named controls alone are watched`() async throws {
    let stage = try await TestStage()
    let child = try stage.start("watch", "wifi")
    try await wait(for: child, lines: 1)
    try await stage.host.change(Samples.focus.path) { $0.look?.value = false }
    try await stage.host.change(Samples.wifi.path) { $0.look?.value = true }
    try await wait(for: child, lines: 2)
    #expect(lines(child) == ["wifi: off, Off", "wifi: on, Off"])
    try await end(child)
  }

  @Test func `A watch follows the service through its restarts`() async throws {
    let stage = try await TestStage()
    let child = try stage.start("watch", "focus-mode")
    try await wait(for: child, lines: 1)
    for _ in 0..<3 {
      await stage.host.vanish()
      try await stage.host.change(Samples.focus.path) { $0.look?.value?.toggle() }
      let count = lines(child).count
      try await stage.host.appear()
      try await wait(for: child, lines: count + 1)
    }
    #expect(
      lines(child) == ["on", "off", "on", "off"].map { "focus-mode: \($0), Working" })
    let remarks = "controlctl: the service went; waiting for it\ncontrolctl: the service is back\n"
    #expect(child.errorOutput == remarks + remarks + remarks)
    try await end(child)
  }

  @Test func `JSON comes a line an event`() async throws {
    let stage = try await TestStage([Samples.focus])
    let child = try stage.start("watch", "--json")
    try await wait(for: child, lines: 2)
    try await stage.host.change(Samples.focus.path) { $0.look?.value = false }
    try await stage.host.add(Samples.wifi)
    try await stage.host.remove(Samples.wifi.path)
    try await wait(for: child, lines: 7)
    await stage.host.vanish()
    try await wait(for: child, lines: 8)
    let events = try lines(child).map { line in
      try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }
    #expect(
      events.map { $0["event"] as? String } == [
        "appeared", "control", "control", "added", "order", "removed", "order", "vanished",
      ])
    #expect((events[2]["control"] as? [String: Any])?["value"] as? Bool == false)
    #expect(events[5]["name"] as? String == "wifi")
    try await end(child)
  }

  @Test func `A bar gets a line a change, over one connection, also without a service`()
    async throws
  {
    let stage = try await TestStage(isPresent: false)
    let child = try stage.start("watch", "--waybar", "focus-mode", "--format", "<b>{title}</b>")
    try await wait(for: child, lines: 1)
    #expect(lines(child)[0].contains(#""class":["unavailable"]"#))
    try await stage.host.appear()
    try await wait(for: child, lines: 2)
    try await stage.host.change(Samples.focus.path) { $0.look?.isPending = true }
    try await stage.host.change(Samples.focus.path) { $0.look?.isPending = false }
    try await stage.host.change(Samples.wifi.path) { $0.look?.value = true }
    try await stage.host.change(Samples.focus.path) { $0.look?.revision += 1 }
    try await stage.host.change(Samples.focus.path) { $0.look?.value = false }
    try await wait(for: child, lines: 5)
    #expect(try await stage.host.connections(of: child.processID) == 1)
    await stage.host.vanish()
    try await wait(for: child, lines: 6)
    let classes = lines(child).map { $0.components(separatedBy: "class\":")[1] }
    #expect(
      classes == [
        #"["unavailable"],"percentage":0}"#, #"["on"],"percentage":100}"#,
        #"["on","pending"],"percentage":100}"#, #"["on"],"percentage":100}"#,
        #"["off"],"percentage":0}"#, #"["off","unavailable"],"percentage":0}"#,
      ])
    #expect(lines(child)[1].contains(#""text":"<b>Focus Mode</b>""#))
    try await end(child)
  }

  @Test func `A module goes on with the control that its name meant, and says why it has none`()
    async throws
  {
    let tea = Samples.timer(1, title: "Tea")
    let stage = try await TestStage([tea])
    let child = try stage.start("watch", "--waybar", "timer")
    try await wait(for: child, lines: 1)
    try await stage.host.add(Samples.timer(2, title: "Eggs"))
    try await stage.host.change(tea.path) { $0.look?.value = true }
    try await wait(for: child, lines: 2)
    #expect(lines(child)[1].contains(#""class":["on"]"#) && lines(child)[1].contains("Tea"))
    try await stage.host.add(Samples.timer(3, title: "Rice"))
    try await stage.host.remove(tea.path)
    try await wait(for: child, lines: 3)
    #expect(lines(child)[2].contains("The name fits several controls"))
    try await stage.host.remove(Samples.timer(2, title: "").path)
    try await wait(for: child, lines: 4)
    #expect(lines(child)[3].contains("Rice"))
    try await stage.host.remove(Samples.timer(3, title: "").path)
    try await wait(for: child, lines: 5)
    #expect(lines(child)[4].contains("There is no such control"))
    await stage.host.vanish()
    try await wait(for: child, lines: 6)
    #expect(lines(child)[5].contains("The service does not run"))
    try await end(child)
  }

  @Test func `A module finds a control that takes its name later`() async throws {
    let stage = try await TestStage()
    let child = try stage.start("watch", "--waybar", "Night Light")
    try await wait(for: child, lines: 1)
    #expect(lines(child)[0].contains("There is no such control"))
    try await stage.host.change(Samples.wifi.path) { $0.look?.title = "Night Light" }
    try await wait(for: child, lines: 2)
    #expect(lines(child)[1].contains(#""class":["off"]"#))
    try await end(child)
  }

  @Test func `A watch ends with the reader of its output, though nothing changes`() async throws {
    let stage = try await TestStage()
    for arguments in ["watch", "watch --waybar wifi"] {
      let program = BuiltProducts.path(of: "controlctl")
      let script = "\(program) \(arguments) | head -n 1 >/dev/null; echo ${PIPESTATUS[0]}"
      let shell = try await ChildProcess.run(
        "bash", ["-c", script], environment: stage.environment)
      #expect(["0\n", "141\n"].contains(shell.output))
    }
  }

  @Test func `A watch for a bar ends with the bar`() async throws {
    let stage = try await TestStage()
    let program = BuiltProducts.path(of: "controlctl")
    // The output outlives the shell here, so that only the parent's death can end the watch.
    let script = "\(program) watch --waybar wifi & echo $! >&2; wait"
    let shell = try ChildProcess("bash", ["-c", script], environment: stage.environment)
    try await eventually("the watch writes") { shell.output.contains("Wi-Fi") }
    let line = try #require(shell.errorOutput.split(separator: "\n").first)
    let watch = try #require(Int32(line))
    #expect(kill(watch, 0) == 0)
    shell.signal(SIGKILL)
    _ = try await shell.end()
    try await eventually("the watch ends") { !isRunning(watch) }
  }

  private func isRunning(_ process: Int32) -> Bool {
    let status = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
    guard let rest = status?.split(separator: ")").last else { return false }
    return !rest.hasPrefix(" Z")
  }

  @Test(arguments: [["watch"], ["watch", "--json"], ["watch", "--waybar", "wifi"]])
  func `Nothing wakes a watch while nothing changes`(_ arguments: [String]) async throws {
    let stage = try await TestStage()
    let child = try ChildProcess(
      BuiltProducts.path(of: "controlctl"), arguments, environment: stage.environment)
    try await wait(for: child, lines: 1)
    try await Task.sleep(for: .milliseconds(1500))
    try await expectSleep(child)
    try await end(child)
  }

  @Test func `A service that is busy when it comes is shown once it answers, and no clock goes on`()
    async throws
  {
    let stage = try await TestStage(isPresent: false)
    let child = try stage.start("watch", "--waybar", "wifi")
    try await wait(for: child, lines: 1)
    await stage.host.setBusy(true)
    try await stage.host.appear()
    try await Task.sleep(for: .milliseconds(1500))
    #expect(lines(child).count == 1)
    await stage.host.setBusy(false)
    try await wait(for: child, lines: 2)
    try await Task.sleep(for: .milliseconds(1500))
    try await expectSleep(child)
    try await end(child)
  }

  private func expectSleep(_ child: ChildProcess) async throws {
    let before = try wakeUps(of: child.processID)
    try await Task.sleep(for: .seconds(3))
    #expect(try wakeUps(of: child.processID) == before)
  }

  @Test func `An unknown control ends a watch, and a missing service too`() async throws {
    let stage = try await TestStage()
    let unknown = await stage.run("watch nobody")
    #expect(unknown.status == .unknownControl)
    await stage.host.vanish()
    let missing = await stage.run("watch")
    #expect(missing.status == .unavailable)
    #expect(missing.errors.contains("the ControlBus service cannot be reached"))
  }

  @Test func `What a watch says from its begin to its end`() async throws {
    let stage = try await TestStage()
    let child = try stage.start("watch")
    try await wait(for: child, lines: 3)
    try await stage.host.remove(Samples.wifi.path)
    try await wait(for: child, lines: 4)
    await stage.host.vanish()
    try await eventually("it waits") { child.errorOutput.contains("waiting") }
    try await stage.host.appear()
    try await eventually("it goes on") { child.errorOutput.contains("back") }
    stage.bus.kill()
    let end = try await child.end()
    try Golden.expect("\(child.output)\n\(child.errorOutput)\n\(end)", "watch")
  }

  @Test func `A watch ends with the bus`() async throws {
    let stage = try await TestStage()
    let child = try stage.start("watch", "wifi")
    try await wait(for: child, lines: 1)
    stage.bus.kill()
    #expect(try await child.end() == .exited(4))
    #expect(
      child.errorOutput
        == "controlctl: the ControlBus service cannot be reached: the bus is gone\n")
  }
}
