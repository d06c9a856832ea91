import Bus
import TestSupport
import Testing

/// Signals as callbacks and as sequences.
@Suite(.onEventLoop, .serialized) struct SubscriptionTests {
  let line: Line

  @BusActor init() async throws { line = try await Line.start() }

  @BusActor private func emit(_ kind: String, member: MemberName = "Changed") throws {
    try line.service.emit(path: "/lamp", interface: "org.example.Lamp1", member: member, kind)
  }

  @Test("Once a subscription is there no later signal is missed, and only what agrees comes")
  @BusActor func callback() async throws {
    let seen = Recorder<String>()
    let rule = MatchRule(
      sender: line.service.uniqueName, path: "/lamp", interface: "org.example.Lamp1",
      member: "Changed", firstArgument: "a")
    let subscription = try await line.client.subscribe(rule) { message in
      if let kind = try? message.read(String.self) { seen.append(kind) }
    }
    try emit("a")
    try emit("b")
    try emit("a", member: "Other")
    try emit("a")
    try await eventually("both arrive") { seen.values == ["a", "a"] }
    subscription.cancel()
    try emit("a")
    try await line.service.call(.bus("GetId"))
    try await line.client.call(.bus("GetId"))
    #expect(seen.values == ["a", "a"])
  }

  @Test("What a stranger sends to this connection alone is not taken for the sender's own")
  @BusActor func forged() async throws {
    let seen = Recorder<String>()
    let client = line.client
    let owners = try await client.ownerChanges(of: "org.example.Taken") { _, new in
      seen.append(new?.rawValue ?? "nobody")
    }
    let rule = MatchRule(sender: "org.example.Taken", member: "Changed")
    let changes = try await client.subscribe(rule) { _ in seen.append("changed") }
    let own = try #require(client.uniqueName).rawValue
    for (member, arguments) in [
      ("org.freedesktop.DBus.NameOwnerChanged", ["org.example.Taken", ":1.1", ""]),
      ("org.example.Lamp1.Changed", ["a"]),
    ] {
      let (end, _, error) = try await ChildProcess.run(
        "dbus-send",
        [
          "--bus=\(line.bus.address)", "--type=signal", "--dest=\(own)", "/org/freedesktop/DBus",
          member,
        ]
          + arguments.map { "string:\($0)" })
      try #require(end == .exited(0), "\(error)")
    }
    #expect(try await line.service.requestName("org.example.Taken"))
    try await eventually("the bus itself is heard") { !seen.values.isEmpty }
    #expect(seen.values == [try #require(line.service.uniqueName).rawValue])
    owners.cancel()
    changes.cancel()
  }

  @Test("A sequence keeps the order and ends with its connection")
  @BusActor func sequence() async throws {
    let signals = try await line.client.signals(
      MatchRule(pathNamespace: "/lamp", member: "Changed"))
    for index in 0..<100 { try emit(String(index)) }
    let client = line.client
    var seen: [String] = []
    for await message in signals {
      #expect(message.sender == line.service.uniqueName && message.path == "/lamp")
      seen.append(try message.read(String.self))
      if seen.count == 100 { client.close() }
    }
    #expect(seen == (0..<100).map(String.init))
  }

  @Test("A sequence ends when its consumer is cancelled")
  @BusActor func cancelledSequence() async throws {
    let signals = try await line.client.signals(MatchRule(member: "Changed"))
    let consumer = Task {
      var count = 0
      for await _ in signals { count += 1 }
      return count
    }
    try emit("a")
    consumer.cancel()
    #expect(await consumer.value <= 1)
  }

  @Test("A rule that the bus refuses, or that cannot be written, is an error")
  @BusActor func badRules() async throws {
    let twice = MatchRule(path: "/a", pathNamespace: "/a")
    #expect(try await failure(try await line.client.subscribe(twice) { _ in }) != nil)
    let quoted = MatchRule(firstArgument: "it's")
    #expect(
      try await failure(try await line.client.subscribe(quoted) { _ in }) == .invalidArguments)
    #expect(line.client.isOpen)
  }

  @Test("Subscribing on a closed connection is an error")
  @BusActor func closed() async throws {
    line.client.close()
    #expect(
      try await failure(try await line.client.subscribe(MatchRule(member: "Changed")) { _ in })
        == .disconnected)
  }
}
