import Bus
import TestSupport
import Testing

/// Our service as `busctl`, `gdbus`, `dbus-send` and libdbus see it, and our client before libdbus.
@Suite(.onEventLoop, .serialized) struct OtherProgramsTests {
  let line: Line
  let lamp = Lamp()
  let registration: Registration

  @BusActor init() async throws {
    line = try await Line.start()
    registration = try line.service.export(lampInterface, at: "/lamp", object: lamp)
    _ = try await line.service.requestName("org.example.Lamp")
  }

  @BusActor private func run(_ program: String, _ arguments: String...) async throws -> (
    end: ChildProcess.End, output: String, error: String
  ) {
    try await ChildProcess.run(
      program, arguments,
      environment: [
        "DBUS_SESSION_BUS_ADDRESS": line.bus.address, "PATH": "/usr/bin:/bin",
      ])
  }

  @Test("busctl shows the interface and calls it")
  @BusActor func busctl() async throws {
    let shown = try await run(
      "busctl", "--user", "introspect", "org.example.Lamp", "/lamp", "org.example.Lamp1")
    #expect(shown.output.contains(".SetOn"), "\(shown)")
    #expect(
      shown.output.split(separator: "\n").contains {
        $0.hasPrefix(".Level") && $0.contains("writable")
      })
    let sum = try await run(
      "busctl", "--user", "call", "org.example.Lamp", "/lamp", "org.example.Lamp1", "Add", "ii",
      "2", "3")
    #expect(sum.output == "i 5\n")
    let set = try await run(
      "busctl", "--user", "set-property", "org.example.Lamp", "/lamp", "org.example.Lamp1", "Level",
      "u", "9")
    #expect(set.end == .exited(0) && lamp.level == 9)
  }

  @Test("gdbus calls with GVariant text and reads every kind of value back")
  @BusActor func gdbus() async throws {
    let text = "<({'a': <@as []>}, [(1, 'x')], <<(true,)>>, @a{sv} {}, @aat [])>"
    let echo = try await run(
      "gdbus", "call", "--session", "--dest", "org.example.Lamp", "--object-path", "/lamp",
      "--method", "org.example.Lamp1.Echo", text)
    #expect(echo.output == "(\(text),)\n", "\(echo.error)")
    let all = try await run(
      "gdbus", "introspect", "--session", "--dest", "org.example.Lamp", "--object-path", "/lamp")
    #expect(all.output.contains("Add(in  i a,\n          in  i b,\n          out i sum);"))
    #expect(all.output.contains("Changed(as kinds);"))
    #expect(!all.output.contains("Privileged"))
  }

  @Test("dbus-send gets results and error names")
  @BusActor func dbusSend() async throws {
    let sum = try await run(
      "dbus-send", "--session", "--print-reply=literal", "--dest=org.example.Lamp", "/lamp",
      "org.example.Lamp1.Add", "int32:2", "int32:40")
    #expect(sum.output.contains("int32 42"))
    let wrong = try await run(
      "dbus-send", "--session", "--print-reply", "--dest=org.example.Lamp", "/lamp",
      "org.example.Lamp1.Add", "string:x")
    #expect(
      wrong.end == .exited(1) && wrong.error.contains("org.freedesktop.DBus.Error.InvalidArgs"))
  }

  @Test("libdbus gets our errors and properties")
  @BusActor func libdbusClient() async throws {
    let address = line.bus.address
    let fail = member("Fail")
    let dark = await #expect(throws: LibDBus.Failure.self) {
      try await blocking { try LibDBus(address: address).call(fail) }
    }
    #expect(dark == LibDBus.Failure(name: "org.example.Error.Dark", message: "it is dark"))
    let getAll = MemberAddress(
      destination: "org.example.Lamp", path: "/lamp", interface: .properties, member: "Get")
    let reply = try await blocking {
      try LibDBus(address: address).call(getAll, [.string("org.example.Lamp1"), .string("Kind")])
    }
    #expect(reply.values == [.variant(.string("lamp"))])
  }

  @Test("Our client gets libdbus' errors, and a deadline where it says nothing")
  @BusActor func libdbusServer() async throws {
    let peer = try await blocking { [address = line.bus.address] in try LibDBus(address: address) }
    let address = MemberAddress(
      destination: peer.uniqueName, path: "/", interface: "a.b", member: "C")
    let failing = Task { try await blocking { try peer.answerOne { _ in .error("a.b.No", "ü") } } }
    let error = await #expect(throws: BusError.self) { try await line.client.call(address) }
    #expect(error == BusError(name: "a.b.No", message: "ü"))
    _ = try await failing.value
    let silent = Task { try await blocking { try peer.answerOne { _ in .nothing } } }
    #expect(
      try await failure(try await line.client.call(address, timeout: .milliseconds(50)))
        == .timedOut)
    _ = try await silent.value
  }

  @BusActor private func member(_ name: MemberName) -> MemberAddress {
    MemberAddress(
      destination: "org.example.Lamp", path: "/lamp", interface: "org.example.Lamp1", member: name)
  }
}
