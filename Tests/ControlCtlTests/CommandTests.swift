import Bus
import ControlModel
import ControlProtocol
import Foundation
import TestSupport
import Testing

@testable import ControlCtl

@Suite struct CommandTests {
  @Test func `What the commands that show write`() async throws {
    let broken = ExtensionObject.sample(
      "com.example.Broken", state: "failed", error: "It crashed five times in a minute",
      problems: ["org.example.x: offered by com.example.Controls already"])
    let stage = try await TestStage(
      [
        Samples.focus, Samples.wifi, Samples.bookmark, Samples.timer(1, title: "日本茶 🍵"),
        Samples.timer(2, title: "Eggs", value: true),
      ], extensions: [.sample("com.example.Controls"), broken])
    try await stage.host.change(Samples.wifi.path) {
      $0.look?.state = .stale
      $0.look?.error = "The radio does not answer"
    }
    try await stage.host.change(Samples.timer(2, title: "").path) { $0.look?.isPending = true }
    var text = ""
    for line in [
      "list", "list --quiet", "list --json", "show focus-mode", "show Eggs", "show wifi --json",
      "show wifi --quiet",
      "get focus-mode", "get wifi", "get wifi --quiet", "get focus-mode --property title",
      "get Eggs -p Configuration", "get focus-mode --json", "get open-bookmark",
      "get focus-mode --property Titel", "get focs-mode", "get timer", "gallery",
      "gallery --quiet", "gallery timer", "gallery timer --quiet", "gallery focus-mode --json",
      "gallery timer --options sound", "gallery timer --options sound --json",
      "gallery timer --options sound --quiet",
      "gallery timer --options sounds", "gallery --search x", "extensions", "extensions --json",
      "extensions --quiet", "status", "status --json", "waybar focus-mode", "waybar wifi Eggs",
      "waybar focus-mode open-bookmark --json", "swaync focus-mode", "swaync open-bookmark",
      "toggle open-bookmark", "press focus-mode", "move wifi 0", "set wifi maybe", "set wifi",
      "set wifi on --from-swaync", "set wifi --from-swaync", "list --timeout soon",
      "list --timeout 0x10", "move wifi -- -1", "move wifi x",
      "watch --waybar", "watch --format x wifi", "completion tcsh", "get wifi --swaync --json",
      "reload", "reload wifi", "reload wifi --quiet", "reload wifi --json",
      "reload --kind timer --json", "reload --kind nosuch", "reload --kind tmer", "help get --json",
      "get --help --json", "help nosuch --json", "--version", "--version --json",
    ] {
      let outcome = await stage.run(line)
      text += "$ controlctl \(line)\n\(outcome.transcript)\n\n"
    }
    try Golden.expect(text, "commands")
  }

  @Test func `What the commands write where there is nothing`() async throws {
    let stage = try await TestStage([], gallery: [], extensions: [])
    var text = ""
    for line in [
      "list", "list --quiet", "list --json", "gallery", "extensions", "status", "reload --json",
      "show x", "add x", "watch x",
    ] {
      text += "$ controlctl \(line)\n\(await stage.run(line).transcript)\n\n"
    }
    await stage.host.vanish()
    for line in ["list", "status", "status --json", "status --quiet", "watch"] {
      text += "$ controlctl \(line)\n\(await stage.run(line).transcript)\n\n"
    }
    try Golden.expect(text, "nothing")
  }

  @Test @BusActor func `A problem of the service itself is told in full`() async throws {
    let stage = try await TestStage()
    let problem = "/home/u/controls.json, line 3, column 5: expected “,” or “}”"
    stage.host.problems = [problem]
    let outcome = await stage.run("status")
    #expect(
      outcome.output.hasSuffix(
        """
        Problems    1
                    \(problem)
        """), "\(outcome.output)")
    #expect(
      await stage.run("status --json").output.contains("\"problems\": [\n    \"\(problem)\"\n  ]"))
  }

  @Test func `Colours are for terminals`() async throws {
    let stage = try await TestStage()
    let console = await RecordingConsole(isColored: true, columns: 60)
    let outcome = await stage.run("list", console: console)
    try Golden.expect(outcome.output, "list-colored")
  }

  @Test func `An action shows what came of it`() async throws {
    let stage = try await TestStage()
    #expect(await stage.run("set focus-mode off").output == "focus-mode: off, Working")
    #expect(await stage.run("toggle focus-mode").output == "focus-mode: on, Working")
    #expect(await stage.run("toggle focus-mode --quiet").output == "")
    #expect(await stage.run("press open-bookmark").status == .success)
    #expect(
      await stage.run("set wifi --from-swaync", environment: ["SWAYNC_TOGGLE_STATE": "true"]).output
        == "wifi: on, Off")
    #expect(await stage.run("get wifi").output == "true")
    #expect(
      await stage.host.calls == ["SetValue false", "Toggle", "Toggle", "Press", "SetValue true"])
  }

  @Test(arguments: [
    ("ActionFailed", ControlCtl.ExitStatus.actionFailed), ("NotApplied", .actionFailed),
    ("Disabled", .actionFailed), ("Unavailable", .unavailable), ("UnknownControl", .unknownControl),
  ])
  func `A failed action ends with its status and one line`(
    _ name: String, _ status: ControlCtl.ExitStatus
  ) async throws {
    let stage = try await TestStage()
    let error = BusError(
      name: ErrorName("org.controlbus.Error.\(name)")!, message: "It went\nwrong")
    await stage.host.fail(error)
    let outcome = await stage.run("toggle focus-mode")
    #expect(outcome.status == status)
    #expect(outcome.errors == "controlctl: Focus Mode: It went wrong")
    #expect(outcome.output == "")
  }

  @Test func `A control that nobody has described is not acted on`() async throws {
    var plain = Samples.control(id: "plain", title: "Plain", value: true, subtitle: "")
    plain.controlType = .unknown
    plain.look = nil
    let stage = try await TestStage([plain])
    for line in ["toggle plain", "set plain on", "press plain", "get plain"] {
      let outcome = await stage.run(line)
      #expect(outcome.status == .usage)
      let message = "nobody has described \"Plain\" yet, so that nothing can run it"
      #expect(outcome.errors == "controlctl: " + message)
    }
    #expect(await stage.host.calls == [])
  }

  @Test func `A value that nobody knows yet is evaluated first`() async throws {
    let stage = try await TestStage()
    try await stage.host.change(Samples.wifi.path) { $0.look?.state = .placeholder }
    await stage.host.reload {
      $0.look?.state = .current; $0.look?.value = true
    }
    #expect(await stage.run("get wifi").output == "true")
    #expect(await stage.host.calls == ["Reload"])
    #expect(await stage.run("get wifi --reload").output == "true")
    #expect(await stage.host.calls == ["Reload", "Reload"])
    #expect(await stage.run("get wifi").output == "true")
    #expect(await stage.host.calls == ["Reload", "Reload"])
  }

  @Test func `An old value is printed with a remark, an unknown one is a failure`() async throws {
    let stage = try await TestStage()
    try await stage.host.change(Samples.focus.path) { $0.look?.state = .unavailable }
    let old = await stage.run("get focus-mode")
    #expect(old.output == "true" && old.status == .success && old.errors.contains("unavailable"))
    try await stage.host.change(Samples.focus.path) { $0.look?.state = .unconfigured }
    let unknown = await stage.run("get focus-mode")
    #expect(unknown.output == "" && unknown.status == .actionFailed)
  }

  @Test func `swaync always gets a word`() async throws {
    let stage = try await TestStage()
    try await stage.host.change(Samples.wifi.path) { $0.look?.state = .placeholder }
    #expect(await stage.run("get --swaync focus-mode").output == "true")
    #expect(await stage.run("get --swaync wifi").output == "false")
    #expect(await stage.run("get --swaync nobody").output == "false")
    #expect(await stage.host.calls == [])
  }

  @Test func `Controls are added, configured, moved and removed`() async throws {
    let stage = try await TestStage()
    let refused = await stage.run("add timer minutes=25 sound=fog_horn")
    #expect(refused.status == .usage)
    #expect(refused.errors.contains("the parameter \"sound\" has no choice \"fog_horn\""))
    let id = await stage.run("add timer minutes=25 sound=horn loud=yes tags=a tags=b,c --quiet")
    #expect(id.output == "com.example.Timers.timer.4")
    let expected: Configuration = [
      "minutes": .integer(25), "sound": .string("horn"), "loud": .boolean(true),
      "tags": .list([.string("a"), .string("b"), .string("c")]),
    ]
    #expect(await stage.host.controls.last?.configuration == expected)
    #expect(await stage.run("configure timer minutes=5 --unset loud").status == .success)
    #expect(await stage.host.controls.last?.configuration.values["minutes"] == .integer(5))
    #expect(await stage.host.controls.last?.configuration.values["loud"] == nil)
    #expect(await stage.run("move timer first").output.hasPrefix("timer\nfocus-mode"))
    #expect(await stage.run("move timer 2").output.hasPrefix("focus-mode\ntimer"))
    #expect(await stage.run("move timer first").status == .success)
    #expect(await stage.run("move timer 4294967296").output.hasSuffix("open-bookmark\ntimer"))
    #expect(await stage.run("remove timer").output == "removed timer")
    #expect(await stage.run("show timer").status == .unknownControl)
  }

  @Test(arguments: [
    ("add timer minutes=91", "minutes"), ("add timer minuts=1", "did you mean minutes?"),
    ("add timer minutes", "NAME=VALUE"), ("add timer minutes=x", "a whole number"),
    ("add focus-mode x=1", "has no parameters"),
  ])
  func `A parameter that does not fit is named, and nothing is added`(
    _ line: String, _ text: String
  ) async throws {
    let stage = try await TestStage()
    let outcome = await stage.run(line)
    #expect(outcome.status == .usage)
    #expect(outcome.errors.contains(text))
    #expect(await stage.host.controls.count == 3)
  }

  @Test func `On a terminal, the parameters are asked for`() async throws {
    let stage = try await TestStage()
    let answers = ["Tea", "", "often", "100", "25", "2", "", "x, y"]
    let console = await RecordingConsole(answers: answers)
    let outcome = await stage.run("add timer", console: console)
    try Golden.expect(outcome.transcript, "add-asking")
    let expected: Configuration = [
      "name": .string("Tea"), "minutes": .integer(25), "sound": .string("horn"),
      "tags": .list([.string("x"), .string("y")]),
    ]
    #expect(await stage.host.controls.last?.configuration == expected)
  }

  @Test(arguments: [
    ("2, 1", ["horn", "bell"]), ("1,fog horn", ["bell", "horn"]), ("2", ["horn"]), ("", nil),
  ])
  func `Numbers choose the elements of a list`(_ answer: String, _ values: [String]?) async throws {
    let sounds = ParameterDescriptor(
      name: "sounds", type: .enumeration, isList: true, hasOptions: true)
    let kind = KindDescriptor(
      kind: "com.example.chimes", controlType: .toggle, displayName: "Chimes", parameters: [sounds])
    let stage = try await TestStage(gallery: [kind])
    let outcome = await stage.run(
      "add chimes", console: await RecordingConsole(answers: [answer, "again", "1"]))
    #expect(outcome.status == .success && outcome.errors == "")
    let list = values.map { PlainValue.list($0.map { .string($0) }) }
    #expect(await stage.host.controls.last?.configuration.values["sounds"] == list)
  }

  @Test func `A reload waits for named controls only`() async throws {
    let stage = try await TestStage()
    #expect(await stage.run("reload").output == "")
    #expect(
      await stage.run("reload wifi focus-mode").output == "wifi: off, Off\nfocus-mode: on, Working")
    #expect(await stage.host.calls == ["ReloadAllControls", "Reload", "Reload"])
  }

  @Test
  func `A kind is reloaded by any of its names, placed or not, and an unknown one is refused`()
    async throws
  {
    let stage = try await TestStage()
    for kind in ["com.example.Timers.timer", "timer", "org.example.Network.wifi"] {
      #expect(await stage.run("reload --kind \(kind)").status == .success)
    }
    let calls = [
      "ReloadControls com.example.Timers.timer", "ReloadControls com.example.Timers.timer",
      "ReloadControls org.example.Network.wifi",
    ]
    #expect(await stage.host.calls == calls)
    let unknown = await stage.run("reload --kind tmier")
    #expect(
      unknown.status == .unknownControl && unknown.errors.contains("did you mean Timer or timer?"))
    #expect(await stage.run("reload wifi --kind timer").status == .usage)
    #expect(await stage.host.calls == calls)
  }

  @Test func `The end of the input takes an addition and a configuration back`() async throws {
    let stage = try await TestStage([Samples.timer(1, title: "Tea")])
    for answers in [[], ["Tea", "25"]] {
      for line in ["add timer", "configure timer"] {
        let console = await RecordingConsole(answers: answers)
        let outcome = await stage.run(line, console: console)
        #expect(outcome.status == .usage)
        #expect(
          outcome.errors
            == "controlctl: the input ended before the last question; nothing was changed")
      }
    }
    #expect(await stage.host.controls == [Samples.timer(1, title: "Tea")])
    #expect(await stage.host.calls.allSatisfy { $0.hasPrefix("Options") })
  }

  @Test func `What was added is told by its name and its id`() async throws {
    let stage = try await TestStage()
    #expect(
      await stage.run("add timer minutes=5").output == "added timer (com.example.Timers.timer.4)")
    #expect(
      await stage.run("add timer minutes=5").output == "added com.example.Timers.timer.5")
    #expect(await stage.run("add timer minutes=5 -q").output == "com.example.Timers.timer.6")
    #expect(
      await stage.run("add timer minutes=5 -qj").output.contains("\"com.example.Timers.timer.7\""))
  }

  @Test(arguments: ["--json", "--json --quiet"])
  func `Every command writes one JSON document`(_ options: String) async throws {
    let stage = try await TestStage()
    for line in [
      "list", "show wifi", "get wifi", "set wifi on", "toggle wifi", "press open-bookmark",
      "reload", "reload wifi", "reload --kind timer", "gallery", "gallery timer",
      "gallery timer --options sound", "add timer minutes=5", "configure timer minutes=6",
      "move timer first", "remove timer", "extensions", "status", "waybar wifi", "swaync wifi",
      "completion bash", "help", "help get", "--help", "get --help", "--version",
    ] {
      let outcome = await stage.run("\(line) \(options)")
      #expect(outcome.status == .success && outcome.errors == "", "\(line): \(outcome.errors)")
      #expect(throws: Never.self, "\(line)") {
        try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
      }
    }
  }
}
