import Bus
import ControlModel
import ControlProtocol
import Glibc

/// Serves `Extension1` as the script says.
@BusActor
final class ScriptedExtension {
  let script: Script
  private var connection: Connection?
  private var line: Connection?
  private var registrations: [Registration] = []
  private var subscription: Subscription?
  private var loss: Subscription?
  private var name: BusName?

  init(script: Script) {
    self.script = script
  }

  func serve(as name: BusName, registers: Bool, hasLine: Bool) async throws {
    let connection = try Connection.session()
    connection.onDisconnect = { exit(0) }
    self.connection = connection
    registrations = [
      try connection.export(Self.interface, at: .extensionObject, object: self)
    ]
    try await obey(script.directive("start"))
    let leaves = script.leavesAtOnce
    script.log("start")
    if leaves { return try await pass(as: name) }
    if script.has("dies") { return try await die(as: name) }
    guard
      try await connection.requestName(name, allowReplacement: true, replaceExisting: true)
    else { exit(3) }
    for other in script.otherNames { _ = try await connection.requestName(other) }
    self.name = name
    loss = try await connection.subscribe(
      MatchRule(sender: "org.freedesktop.DBus", member: "NameLost", firstArgument: name.rawValue)
    ) { _ in exit(0) }
    guard registers else { return }
    subscription = try await connection.ownerChanges(of: .controlBus) { [self] _, new in
      if new != nil { register(name, hasLine) }
    }
    register(name, hasLine)
  }

  /// Takes the name and gives it back while the service stands still, so that no call comes between.
  private func pass(as name: BusName) async throws {
    let service = try await stopService()
    defer { kill(service, SIGCONT) }
    _ = try await connection?.requestName(name)
    self.name = name
    try connection?.emit(path: .extensionObject, interface: .controlExtension, member: "Leaving")
    try await release()
  }

  /// Takes the name and loses the bus while the service stands still.
  private func die(as name: BusName) async throws {
    let service = try await stopService()
    let witness = try Connection.session()
    _ = try await connection?.requestName(name)
    connection?.onDisconnect = nil
    connection?.close()
    while try await witness.owner(of: name) != nil {}
    kill(service, SIGCONT)
    _exit(1)
  }

  private func stopService() async throws -> Int32 {
    guard let service = try await connection?.credentials(of: .controlBus).processID
    else { exit(1) }
    kill(service, SIGSTOP)
    return service
  }

  private func register(_ name: BusName, _ hasLine: Bool) {
    Task { @BusActor in
      var options: [String: Variant] = [
        "name": .string("Scripted"), "appGroups": .strings(script.appGroups),
        "byHand": .boolean(getenv("DBUS_STARTER_ADDRESS") == nil),
        "announcesLeaving": .boolean(script.has("announces")),
      ]
      if hasLine { options["line"] = try makeLine() }
      _ = try? await connection?.call(
        MemberAddress(
          destination: .controlBus, path: .controlCenter, interface: .controlCenter,
          member: "RegisterExtension"), name.rawValue, options, autoStart: false)
      script.log("registered")
    }
  }

  private func makeLine() throws -> Variant {
    let (own, other) = try FileDescriptor.socketPair()
    let line = try Connection.peer(fileDescriptor: own, isServer: true)
    line.onDisconnect = { [script] in
      script.log("line closed")
      exit(0)
    }
    registrations.append(try line.export(Self.interface, at: .extensionObject, object: self))
    self.line = line
    return .fileDescriptor(other)
  }

  static let interface = Interface<ScriptedExtension>(.controlExtension) {
    Method("Describe", results: ["kinds"]) {
      (served: ScriptedExtension, _: MethodCall) async throws -> [[String: Variant]] in
      served.script.log("describe")
      let directive = served.script.directive("describe")
      try await served.obey(directive)
      let kinds = served.script.kinds.map(\.variants)
      if case .rubbish = directive { return ScriptedExtension.rubbish + kinds + kinds.prefix(1) }
      return kinds
    }
    Method("Preview", arguments: ["kind", "configuration"], results: ["snapshot"]) {
      (served: ScriptedExtension, _: MethodCall, kind: String, _: [String: Variant])
        -> [String: Variant] in
      served.snapshot(of: kind).variants
    }
    Method("Evaluate", arguments: ["kind", "configuration"], results: ["snapshot"]) {
      (served: ScriptedExtension, call: MethodCall, kind: String, _: [String: Variant])
        async throws -> [String: Variant] in
      try await served.evaluate(kind, call)
    }
    Method(
      "Perform", arguments: ["kind", "configuration", "action", "value"],
      results: ["snapshot", "outcome"]
    ) {
      (
        served: ScriptedExtension, call: MethodCall, kind: String, _: [String: Variant],
        action: String, value: Variant
      ) async throws -> Results<[String: Variant], [String: Variant]> in
      try await served.perform(kind, action, value, call)
    }
    Method(
      "Options", arguments: ["kind", "parameter", "search", "configuration"], results: ["options"]
    ) {
      (
        _: ScriptedExtension, _: MethodCall, _: String, parameter: String, search: String,
        _: [String: Variant]
      ) -> [[String: Variant]] in
      [["Value": .string("\(parameter)-\(search)"), "Title": .string("A choice")]]
    }
    Method("SetPlacedControls", arguments: ["controls"]) {
      (
        served: ScriptedExtension, _: MethodCall,
        controls: [Struct<String, String, [String: Variant]>]
      ) async throws in
      served.script.log("placed \(controls.count)")
      try await served.obey(served.script.directive("placed"))
    }
    Method("Leave") { (served: ScriptedExtension, _: MethodCall) in
      served.script.log("leave")
      Task { @BusActor in
        try? served.connection?.flush()
        exit(0)
      }
    }
    Signal("ControlsChanged", arguments: ["kinds"], of: [String].self)
    Signal("Leaving")
  }
}

// MARK: - Answers

extension ScriptedExtension {
  /// Kinds that are described badly.
  private static let rubbish: [[String: Variant]] = [
    ["ControlType": .string("toggle")], ["Kind": .int64(7)],
    ["Kind": .string("org.example.slider"), "ControlType": .string("slider")],
    ["Kind": .string("org.example.\nlines"), "DisplayName": .boolean(true)],
  ]
}

extension ScriptedExtension {
  private func evaluate(_ kind: String, _ call: MethodCall) async throws -> [String: Variant] {
    script.log("evaluate \(kind)\(call.sender == nil ? " line" : "")")
    let directive = script.directive("\(kind).evaluate")
    try await obey(directive)
    script.touchStore(named: "writes-always")
    Task { @BusActor in try await writeLater() }
    switch directive {
    case .rubbish: return ["ControlType": .string("slider"), "Value": .string("maybe")]
    case .otherType: return Snapshot(content: .button(running: StateLook())).variants
    case .late(let milliseconds):
      let variants = snapshot(of: kind).variants
      try await Task.sleep(for: .milliseconds(milliseconds))
      return variants
    default: return snapshot(of: kind).variants
    }
  }

  private func writeLater() async throws {
    try await Task.sleep(for: .milliseconds(30))
    script.touchStore(named: "writes-later")
    guard script.has("writes-leaving") else { return }
    script.touchStore(named: "writes-leaving")
    try await release()
  }

  private func perform(
    _ kind: String, _ action: String, _ value: Variant, _ call: MethodCall
  ) async throws -> Results<[String: Variant], [String: Variant]> {
    script.log(
      "perform \(kind) \(action) \(value.boolValue.map { $0 ? "on" : "off" } ?? "-")"
        + (call.sender == nil ? " line" : ""))
    let directive = script.directive("\(kind).perform")
    try await obey(directive)
    let target = value.boolValue ?? false
    switch directive {
    case .ignore: break
    case .lag(let milliseconds):
      Task { @BusActor in
        try? await Task.sleep(for: .milliseconds(milliseconds))
        script.set(kind, target)
      }
    default: if action == "set" { script.set(kind, target) }
    }
    script.touchStore(named: "writes")
    if case .actThenCrash = directive { abort() }
    if case .rubbish = directive { return Results(["Title": .int32(7)], [:]) }
    if case .unknownLook = directive {
      return Results([:], ["Look": .uint64(.max), "Value": .boolean(!target)])
    }
    return Results(snapshot(of: kind).variants, ["Dialog": .string("")])
  }

  /// Does what a directive says before the answer.
  private func obey(_ directive: Script.Directive) async throws {
    switch directive {
    case .sleep(let milliseconds): try await Task.sleep(for: .milliseconds(milliseconds))
    case .fail(let name, let text):
      throw BusError(name: ErrorName(name) ?? .failed, message: text)
    case .crash(let milliseconds):
      try await Task.sleep(for: .milliseconds(milliseconds))
      abort()
    case .leave: exit(0)
    case .release: try await release()
    case .storm(let kind): try storm(kind)
    case .pace(let kind, let seconds): pace(kind, seconds: seconds)
    case .silent: try await Task.sleep(for: .seconds(3600))
    default: break
    }
  }

  /// Gives the name back, and ends a while later.
  private func release() async throws {
    loss = nil
    if let name { try await connection?.releaseName(name) }
    Task { @BusActor in
      try await Task.sleep(for: .milliseconds(300))
      exit(0)
    }
  }

  /// Says a thousand times that a kind changed.
  private func storm(_ kind: String) throws {
    for _ in 0..<1000 {
      try connection?.emit(
        path: .extensionObject, interface: .controlExtension, member: "ControlsChanged", [kind])
    }
  }

  /// Says a thousand times a second that a kind changed, for so long.
  private func pace(_ kind: String, seconds: Int) {
    Task { @BusActor in
      for _ in 0..<(seconds * 100) {
        for _ in 0..<10 {
          try connection?.emit(
            path: .extensionObject, interface: .controlExtension, member: "ControlsChanged", [kind])
        }
        try await Task.sleep(for: .milliseconds(10))
      }
      script.log("paced")
    }
  }

  private func snapshot(of kind: String) -> Snapshot {
    let descriptor = script.kinds.first { $0.kind == kind }
    let isOn = script.isOn(kind)
    let icons = script.icons(of: kind)
    let content: Snapshot.Content =
      descriptor?.controlType == .button
      ? .button(running: StateLook(subtitle: "Running"))
      : .toggle(
        isOn: isOn, off: StateLook(subtitle: "Off", symbol: "moon", iconName: icons[0]),
        on: StateLook(subtitle: "On", symbol: "moon.fill", iconName: icons[1]))
    return Snapshot(
      title: "Title of \(kind)", subtitle: isOn ? "On" : "Off", symbol: isOn ? "moon.fill" : "moon",
      iconName: icons[isOn ? 1 : 0], isEnabled: !script.has("\(kind).disabled"),
      isPrivacySensitive: script.has("\(kind).private"),
      authenticationPolicy: script.policy(of: kind),
      content: content)
  }
}

extension Script {
  func has(_ name: String) -> Bool { access("\(folder)/\(name)", F_OK) == 0 }
}
