import TestSupport
import Testing

/// What every program without commands answers.
@Suite struct OptionTests {
  @Test(arguments: ["controlbusd", "controlbus-tray", "controlbus-strings"])
  func `help and version go to the output, and wrong usage is refused with the help`(
    name: String
  ) async throws {
    let program = BuiltProducts.path(of: name)
    let version = try await ChildProcess.run(program, ["--version"])
    #expect(version.end == .exited(0) && version.error == "")
    #expect(version.output.wholeMatch(of: /[a-z-]+ [0-9]+\.[0-9]+\.[0-9]+\n/) != nil)
    #expect(version.output.hasPrefix(name + " "))
    for option in ["--help", "-h"] {
      let help = try await ChildProcess.run(program, [option])
      #expect(help.end == .exited(0) && help.error == "")
      #expect(help.output.hasPrefix("Usage: \(name) ") && help.output.contains("--version"))
    }
    let refused = try await ChildProcess.run(program, ["--nonsense"])
    #expect(refused.end == .exited(2) && refused.output == "")
    #expect(refused.error.contains("Usage: \(name) "))
  }
}
