import Bus
import ControlModel
import Foundation
import TestSupport
import Testing

@testable import ControlCtl

@Suite struct HelpTests {
  @Test func `The usage of the program and of every command`() throws {
    let usage = UsageText(program: CommandList.program, colored: false)
    var text = try usage.lines(about: nil).joined(separator: "\n")
    for command in CommandList.program.commands {
      text += "\n\n== \(command.name)\n"
      text += try usage.lines(about: command.name).joined(separator: "\n")
    }
    try Golden.expect(text, "help")
  }

  /// What the types of several parts say of a text that has none.
  private static var composites: [CommandFailure] {
    let types: [ParameterType] = [.measurement, .currencyAmount, .dateComponents, .person]
    return types.compactMap { type in
      let parameter = ParameterDescriptor(name: type.rawValue, type: type)
      do throws(ParameterProblem) {
        _ = try CompositeValue.read("x", for: parameter)
        return nil
      } catch {
        return .parameter(error)
      }
    }
  }

  @Test func `What every other program says of itself`() async throws {
    var text = ""
    for program in [
      "controlbusd", "controlbus-tray", "controlbus-strings", "reader", "ReaderControls",
      "TimerControls",
    ] {
      let help = try await ChildProcess.run(BuiltProducts.path(of: program), ["--help"])
      #expect(help.end == .exited(0) && help.error == "")
      text += "$ \(program) --help\n\(help.output)\n"
    }
    try Golden.expect(text, "other-programs")
  }

  @Test(arguments: [
    "list", "gallery", "gallery timer --options sound", "extensions", "status", "--version",
  ])
  func `The manual names every key of the JSON documents`(_ line: String) async throws {
    let manual = ManualPage(CommandList.program).text
    let stage = try await TestStage(extensions: [.sample("com.example.Controls")])
    let output = await stage.run(line + " --json").output
    let document = try JSONSerialization.jsonObject(with: Data(output.utf8))
    for key in Self.keys(of: document) {
      #expect(manual.firstMatch(of: try Regex("\\b\(key)\\b")) != nil, "\(key)")
    }
  }

  /// The keys of a document's objects, also of those within.
  private static func keys(of document: Any) -> [String] {
    if let array = document as? [Any] { return array.flatMap(keys) }
    guard let object = document as? [String: Any] else { return [] }
    return object.flatMap { [$0.key] + keys(of: $0.value) }
  }

  @Test func `The manual page`() throws {
    try Golden.expect(ManualPage(CommandList.program).text, "manual")
  }

  @Test func `Every failure is one line with its status`() throws {
    let focus = Awaited(title: "Focus", provider: "com.example.Controls")
    let failures: [CommandFailure] = [
      .usage(.missingCommand, command: nil), .usage(.missingOperand("NAME"), command: "get"),
      .usage(.unknownCommand("lis", suggestions: ["list", "listen"]), command: nil),
      .usage(.unexpectedOperand("x\ny"), command: "list"),
      .usage(.conflict("VALUE", "--from-swaync"), command: "set"),
      .usage(.needs("--format", "--waybar"), command: "watch"),
      .usage(.missingValue(option: "timeout", valueName: "SECONDS"), command: "list"),
      .usage(.unexpectedValue(option: "json"), command: "list"),
      .usage(.unknownOption("--jso", suggestions: ["--json"]), command: "list"),
      .usage(.unknownOption("-x", suggestions: []), command: nil),
      .unknownName(.control, "focs", suggestions: ["focus", "focal", "fox"]),
      .unknownName(.control, "zzz", suggestions: []),
      .ambiguousName(.control, "timer", candidates: ["a", "b"]),
      .unknownName(.kind, "x", suggestions: []),
      .ambiguousName(.kind, "x", candidates: ["a.x", "b.x"]), .unanswered,
      .parameter(.notAnAssignment("x")), .parameter(.unknown("minute", suggestions: ["minutes"])),
      .parameter(.notConfigurable(kind: "a.b")), .parameter(.repeated(parameter: "minutes")),
      .parameter(.badValue(parameter: "minutes", text: "x", expected: "a whole number")),
      .parameter(.outOfRange(parameter: "minutes", text: "99", range: 1...90)),
      .parameter(.unknownOption(parameter: "sound", text: "x", suggestions: [])),
      .parameter(.ambiguousOption(parameter: "sound", text: "x", candidates: ["1", "2"])),
      .wrongType(name: "Open", .button), .wrongType(name: "Focus", .toggle),
      .wrongType(name: "x", .unknown), .unknownProperty("Titel", suggestions: ["Title"]),
      .valueUnavailable(name: "Focus", .placeholder, reason: ""),
      .valueUnavailable(name: "Focus", .unconfigured, reason: ""),
      .noBus(.failed("no address")), .service(.serviceUnknown("it does not run"), title: "Focus"),
      .service(.timedOut("Too slow"), title: "Focus"), .service(.unknownObject("Gone"), title: nil),
      .service(.init(name: .noReply, message: "Lost"), title: "Focus"),
      .service(
        .init(name: "org.controlbus.Error.ActionFailed", message: "No\nroom"), title: "Focus"),
      .service(.init(name: "org.controlbus.Error.Unavailable", message: ""), title: nil),
      .timedOut(.seconds(10), Awaited()), .timedOut(.seconds(0.5), Awaited(title: "focs")),
      .timedOut(.seconds(1), focus),
    ]
    let lines = (failures + Self.composites).map { "\($0.exitStatus.rawValue) \($0.text)" }
    #expect(lines.allSatisfy { !$0.contains("\n") })
    try Golden.expect(lines.joined(separator: "\n"), "failures")
  }
}
