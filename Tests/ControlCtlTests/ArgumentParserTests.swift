import Testing

@testable import ControlCtl

@Suite struct ArgumentParserTests {
  private func parse(_ arguments: String...) throws(UsageProblem) -> ParsedArguments {
    try ArgumentParser.parse(arguments, of: CommandList.program)
  }

  @Test func `Options stand before and after the command and its operands`() throws {
    let parsed = try parse("-q", "set", "focus", "--json", "on", "--timeout=2.5")
    #expect(parsed.command == "set")
    #expect(parsed.operands == ["focus", "on"])
    #expect(parsed.has("quiet") && parsed.has("json") && !parsed.has("notify"))
    #expect(parsed.value(of: "timeout") == "2.5")
  }

  @Test func `Letters are bundled, and the last takes its value from either place`() throws {
    #expect(try parse("-jqt5", "list").value(of: "timeout") == "5")
    #expect(try parse("list", "-jt", "6").value(of: "timeout") == "6")
  }

  @Test func `What follows two hyphens is an operand`() throws {
    #expect(try parse("toggle", "--", "--odd").operands == ["--odd"])
    #expect(try parse("get", "-").operands == ["-"])
  }

  @Test func `A value may be empty and may hold an equals sign`() throws {
    #expect(try parse("watch", "--format=").value(of: "format") == "")
    #expect(try parse("watch", "--format=a=b").value(of: "format") == "a=b")
  }

  @Test func `An option given again keeps all its values`() throws {
    let parsed = try parse("configure", "x", "-u", "a", "--unset", "b")
    #expect(parsed.values(of: "unset") == ["a", "b"])
  }

  @Test(arguments: [
    ([], UsageProblem.missingCommand),
    (["lisst"], .unknownCommand("lisst", suggestions: ["list"])),
    (["list", "--jsn"], .unknownOption("--jsn", suggestions: ["--json"])),
    (["list", "-x"], .unknownOption("-x", suggestions: [])),
    (["--reload", "get", "x"], .unknownOption("--reload", suggestions: [])),
    (["list", "--timeout"], .missingValue(option: "timeout", valueName: "SECONDS")),
    (["list", "-t"], .missingValue(option: "timeout", valueName: "SECONDS")),
    (["list", "--json=yes"], .unexpectedValue(option: "json")),
    (["toggle"], .missingOperand("NAME")), (["move", "x"], .missingOperand("POSITION")),
    (["waybar"], .missingOperand("NAME")), (["toggle", "a", "b"], .unexpectedOperand("b")),
    (["list", "a"], .unexpectedOperand("a")),
  ])
  func `A wrong command line says what is wrong`(
    _ arguments: [String], _ problem: UsageProblem
  ) {
    #expect(throws: problem) {
      try ArgumentParser.parse(arguments, of: CommandList.program)
    }
  }

  @Test func `Help and version need no operands`() throws {
    #expect(try parse("toggle", "--help").has("help"))
    #expect(try parse("--version").command == nil)
  }
}
