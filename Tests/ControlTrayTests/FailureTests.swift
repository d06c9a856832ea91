import Bus
import Foundation
import TestSupport
import Testing

@testable import ControlTray

@Suite("Why a click did nothing", .serialized) struct FailureTests {
  init() { EventLoop.shared.startThread() }

  @Test("a click that is refused is followed by the true value and the reason")
  @BusActor func refusal() async throws {
    let (stage, _, host) = try await TrayStage.shown()
    let focus = try await host.number("Title of org.example.focus")
    stage.script("org.example.focus.perform", "fail org.controlbus.Error.ActionFailed No book")
    host.forget()
    try await host.click(focus)
    let reason = try await host.number("    No book")
    try await eventually("the truth is told again") {
      host.updates.filter { $0.number == focus }.count >= 2
    }
    let states = host.updates.filter { $0.number == focus }.map { $0.properties["toggle-state"] }
    #expect(states.allSatisfy { $0 == .int32(0) })
    #expect(try await host.layout(reason, 0).properties["enabled"] == .boolean(false))
  }

  @Test("a click on an item that cannot be used is followed by its truth")
  @BusActor func disabled() async throws {
    let (stage, _, host) = try await TrayStage.shown()
    let focus = try await host.number("Title of org.example.focus")
    stage.script("org.example.focus.disabled", "")
    try await stage.client.reloadAllControls()
    try await eventually("it is disabled") {
      try await host.layout(focus, 0).properties["enabled"] == .boolean(false)
    }
    let events = [Struct(focus, "clicked", Variant.string(""), 0 as UInt32)]
    for sendClick in [
      { try await host.click(focus) }, { _ = try await host.call("EventGroup", events) },
    ] as [@BusActor () async throws -> Void] {
      host.forget()
      try await sendClick()
      try await eventually("the truth is told") { !host.updates.isEmpty }
      let truth = host.updates.map(\.properties)
      #expect(host.updates.map(\.number) == [focus])
      #expect(truth.map { $0["toggle-state"] } == [.int32(0)])
      #expect(truth.map { $0["enabled"] } == [.boolean(false)])
    }
    #expect(stage.value() == false)
  }

  @Test("a click that nobody can carry out is explained, until the service is back")
  @BusActor func failure() async throws {
    let (stage, _, host) = try await TrayStage.shown()
    try await stage.stopService()
    _ = try await host.number("ControlBus does not run")
    try await host.click(try await host.number("Reload All"))
    let line = try await host.number("ControlBus cannot be started")
    #expect(try await host.layout(line, 0).properties["disposition"] == .string("alert"))
    #expect(stage.tray?.errorOutput.contains("org.controlbus") == true)
    try await stage.startService()
    try await eventually("the line is gone") {
      try await host.layout().find("ControlBus") == nil
    }
  }

  @Test("a click that the session's lock refuses is explained until the session is unlocked")
  @BusActor func lock() async throws {
    var login: LoginManager?
    let (stage, _, host) = try await TrayStage.shown {
      login = try await $0.startLoginManager()
      $0.script("org.example.focus.policy", "requires-authentication")
    }
    try login?.lock(true)
    try await eventually("the service knows of the lock") { stage.client.isLocked }
    try await host.click(try await host.number("Title of org.example.focus"))
    _ = try await host.number("Title of org.example.focus: Unlock the session first")
    try login?.lock(false)
    try await eventually("the line is gone") {
      try await host.layout().find("Title of org.example.focus: Unlock") == nil
    }
    #expect(stage.value() == false)
  }

  @Test("a failure whose end nothing tells is forgotten after a while")
  @BusActor func passing() async throws {
    let (stage, _, host) = try await TrayStage.shown()
    try FileManager.default.createDirectory(
      atPath: stage.folder.file("CONFIG_HOME/controlbus/tray.conf"),
      withIntermediateDirectories: true)
    try await host.click(try await host.layout().lastChoice("Title of org.example.focus"))
    _ = try await host.number("The change cannot be saved")
    try await eventually("the line is gone", within: ClickFailure.patience + .seconds(10)) {
      try await host.layout().find("The change cannot be saved") == nil
    }
  }

  @Test("a failure that passes is forgotten when another click has worked")
  @BusActor func success() async throws {
    let (stage, _, host) = try await TrayStage.shown()
    try FileManager.default.createDirectory(
      atPath: stage.folder.file("CONFIG_HOME/controlbus/tray.conf"),
      withIntermediateDirectories: true)
    stage.script("org.example.focus.perform", "sleep 2000")
    try await host.click(try await host.number("Title of org.example.focus"))
    try await host.click(try await host.layout().lastChoice("Title of org.example.focus"))
    _ = try await host.number("The change cannot be saved")
    try await eventually("focus is on") { stage.value() == true }
    try await eventually("the line is gone", within: .seconds(5)) {
      try await host.layout().find("The change cannot be saved") == nil
    }
  }
}
