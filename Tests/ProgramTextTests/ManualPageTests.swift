import TestSupport
import Testing

/// The manual pages as the real programs print them.
@Suite struct ManualPageTests {
  static let programs = [
    (
      "controlctl", ["help", "--man"], ["--waybar", "EXIT STATUS", "add KIND [NAME=VALUE ...]"]
    ),
    ("controlbusd", ["--help=man"], ["the service of ControlBus", "--version", "EXIT STATUS"]),
    ("controlbus-tray", ["--help=man"], ["--primary NAME", "$XDG_CONFIG_HOME", "panel's tray"]),
    ("controlbus-strings", ["--help=man"], [".xcstrings and .strings", "--output FOLDER"]),
    ("ReaderControls", ["--help=man"], ["offers controls to the desktop", "--destdir DIRECTORY"]),
    ("TimerControls", ["--help=man"], ["offers controls to the desktop", "install [PLACE]"]),
    ("reader", ["--help=man"], ["an example of an app with controls", "chapter NUMBER"]),
  ]

  @Test(arguments: programs)
  func `groff takes each page without a warning, and man shows it`(
    program: String, arguments: [String], words: [String]
  ) async throws {
    let printed = try await ChildProcess.run(BuiltProducts.path(of: program), arguments)
    #expect(printed.end == .exited(0) && printed.error == "")
    let folder = try TemporaryFolder()
    let file = folder.file("\(program).1")
    try printed.output.write(toFile: file, atomically: true, encoding: .utf8)
    let groff = try await ChildProcess.run("groff", ["-man", "-ww", "-z", file])
    #expect(groff.end == .exited(0) && groff.error == "")
    let man = try await ChildProcess.run("man", ["-l", file])
    #expect(man.end == .exited(0))
    for word in [program.uppercased() + "(1)"] + words {
      #expect(man.output.contains(word), "\(word) in \(man.output)")
    }
  }
}
