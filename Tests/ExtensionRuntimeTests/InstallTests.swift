import Bus
import ControlProtocol
import Foundation
import TestSupport
import Testing

struct InstallTests {
  private static let name = "org.controlbus.Fixture"
  private static let files = [
    "controlbus/extensions/\(name).json", "dbus-1/services/\(name).service",
    "systemd/user/\(name).service",
  ]

  init() { EventLoop.shared.startThread() }

  private let home: TemporaryFolder? = try? TemporaryFolder()

  private func run(_ arguments: String..., program: String = Fixture.program) async throws
    -> (end: ChildProcess.End, output: String, error: String)
  {
    let home = try #require(home)
    var environment = try Fixture.environment(home: home.path)
    environment["DBUS_SESSION_BUS_ADDRESS"] = "unix:path=\(home.file("no-bus"))"
    return try await ChildProcess.run(program, arguments, environment: environment)
  }

  private func content(below folder: String) throws -> [String] {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder)
    return paths.filter { path in
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(atPath: "\(folder)/\(path)", isDirectory: &isFolder)
      return !isFolder.boolValue
    }.sorted()
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOfFile: path, encoding: .utf8)
  }

  @Test func theManifestDescribesTheKinds() async throws {
    let run = try await run("manifest")
    #expect(run.end == .exited(0))
    let manifest = try JSONDecoder().decode(
      ExtensionManifest.self, from: Data(run.output.utf8))
    #expect(manifest.busName == Self.name)
    #expect(manifest.live)
    #expect(manifest.appGroups == ["group.org.controlbus.Fixture"])
    #expect(manifest.kinds.first?.kind == "fixture.store")
    #expect(manifest.kinds.last?.problem == "It is no control")
  }

  @Test func describeListsTheKindsForAPerson() async throws {
    let run = try await run("describe")
    #expect(run.end == .exited(0))
    #expect(run.output.contains("toggle  fixture.echo  Echo\n    Says it again."))
    #expect(run.output.contains("not served: It is no control"))
  }

  @Test func installWritesThreeFilesIntoAPrefixAndUninstallTakesThemBack() async throws {
    let folder = try TemporaryFolder()
    let install = try await run("install", "--prefix", folder.path)
    #expect(install.end == .exited(0), "\(install.error)")
    #expect(try content(below: folder.path) == Self.files.map { "share/\($0)" })

    let manifest = try text(folder.file("share/\(Self.files[0])"))
    #expect(try await run("manifest").output == manifest)
    let service = try text(folder.file("share/\(Self.files[1])"))
    #expect(service.contains("\nName=\(Self.name)\n"))
    #expect(service.contains("\nExec='\(resolved(Fixture.program))'\n"))
    #expect(service.contains("\nSystemdService=\(Self.name).service\n"))
    let unit = try text(folder.file("share/\(Self.files[2])"))
    let lines = Set(unit.split(separator: "\n").map(String.init))
    #expect(
      lines.isSuperset(of: [
        "PartOf=graphical-session.target", "StartLimitIntervalSec=0", "Type=dbus",
        "BusName=\(Self.name)", "NotifyAccess=main",
        "ExecStart=\"\(resolved(Fixture.program))\"",
      ]))
    #expect(!lines.contains { $0.hasPrefix("Restart=") || $0.hasPrefix("Condition") })

    #expect(try await run("uninstall", "--prefix", folder.path).end == .exited(0))
    #expect(try content(below: folder.path).isEmpty)
    let again = try await run("uninstall", "--prefix", folder.path)
    #expect(again.end == .exited(1))
    #expect(again.error.contains("nothing is installed in \(folder.path)/share"))
  }

  @Test func withoutAPlaceItIsTheUsersOwn() async throws {
    let home = try #require(home)
    #expect(try await run("install").end == .exited(0))
    #expect(try content(below: home.file("XDG_DATA_HOME")) == Self.files)
    #expect(try await run("install", "--user").end == .exited(0))
    #expect(try await run("uninstall", "--user").end == .exited(0))
    #expect(try content(below: home.file("XDG_DATA_HOME")).isEmpty)
  }

  @Test func aPackageNamesTheProgramByItsFinalPath() async throws {
    let package = try TemporaryFolder()
    let program = package.file("opt/my 'apps' 100%/Fixture")
    try FileManager.default.createDirectory(
      atPath: package.file("opt/my 'apps' 100%"), withIntermediateDirectories: true)
    // Copied by another process: a child that some other test starts meanwhile would hold the copy
    // open for writing, and it could not be run.
    let copy = try await ChildProcess.run("cp", [resolved(Fixture.program), program])
    try #require(copy.end == .exited(0))
    let install = try await run(
      "install", "--prefix=/usr", "--destdir=\(package.path)", program: program)
    #expect(install.end == .exited(0), "\(install.error)")
    let service = try text(package.file("usr/share/\(Self.files[1])"))
    #expect(service.contains(#"Exec='/opt/my '\\''apps'\\'' 100%/Fixture'"#))
    let unit = try text(package.file("usr/share/\(Self.files[2])"))
    #expect(
      unit.contains(#"ExecStart=:/bin/sh -c "exec \"$0\"" "/opt/my 'apps' 100%%/Fixture""#))
  }

  @Test func aPackageWithoutTheProgramIsRefused() async throws {
    let package = try TemporaryFolder()
    let install = try await run("install", "--prefix", "/usr", "--destdir", package.path)
    #expect(install.end == .exited(1))
    #expect(install.error.contains("does not lie below \(package.path)"))
    #expect(try content(below: package.path).isEmpty)
  }

  @Test func aPlaceThatCannotBeWrittenIsNamedAndNothingIsLeftThere() async throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      atPath: folder.file("share/controlbus"), withIntermediateDirectories: true)
    try "in the way".write(
      toFile: folder.file("share/controlbus/extensions"), atomically: true, encoding: .utf8)
    let install = try await run("install", "--prefix", folder.path)
    #expect(install.end == .exited(1))
    #expect(install.error.contains("\(folder.path)/share/controlbus/extensions"))
    #expect(install.error.contains("Not a directory"))
    #expect(try content(below: folder.path) == ["share/controlbus/extensions"])
  }

  @Test func whatItDoesNotKnowIsAUsageError() async throws {
    for arguments in [
      ["frobnicate"], ["install", "--nowhere"], ["install", "--prefix"], ["manifest", "x"],
      ["install", "--user", "--prefix", "/x"],
    ] {
      let run = try await ChildProcess.run(Fixture.program, arguments)
      #expect(run.end == .exited(2), "\(arguments)")
      #expect(run.output == "")
      #expect(run.error.contains("Usage:"))
    }
    let help = try await run("--help")
    #expect(help.end == .exited(0))
    #expect(help.output.contains("Usage:"))
  }

  @Test(arguments: ["no-dots", "1a.b", "a..b", "", "a.b c"])
  func anIdentifierThatNoBusTakesIsExplained(_ identifier: String) async throws {
    let home = try #require(home)
    var environment = try Fixture.environment(home: home.path)
    environment["FIXTURE_NAME"] = identifier
    let run = try await ChildProcess.run(Fixture.program, ["install"], environment: environment)
    #expect(run.end == .exited(1))
    #expect(run.error.contains("is no D-Bus name"))
  }

  @Test @BusActor func theRunningBusStartsWhatWasJustInstalled() async throws {
    let fixture = try Fixture()
    let connection = try fixture.connect()
    await expect(.serviceUnknown) { try await fixture.proxy().describe() }
    let install = try await ChildProcess.run(
      Fixture.program, ["install"], environment: fixture.environment)
    #expect(install.end == .exited(0), "\(install.error)")
    #expect(try await connection.activatableNames().contains(Fixture.name))
    #expect(try await fixture.proxy().describe().first?.kind == "fixture.store")
  }

  @Test(arguments: ["my 'apps' 100%", #"the "best" one"#, #"back\slash $HOME ${HOME}"#, "ü"])
  @BusActor func busAndSystemdStartAProgramWhateverItsPathIs(_ folder: String) async throws {
    let fixture = try Fixture()
    let package = try TemporaryFolder()
    let program = package.file("\(folder)/Fixture")
    try FileManager.default.createDirectory(
      atPath: package.file(folder), withIntermediateDirectories: true)
    try #require(
      try await ChildProcess.run("cp", [resolved(Fixture.program), program]).end == .exited(0))
    let install = try await ChildProcess.run(
      program, ["install"], environment: fixture.environment)
    #expect(install.end == .exited(0), "\(install.error)")
    #expect(try await fixture.proxy().describe().first?.kind == "fixture.store")

    let data = try #require(fixture.environment["XDG_DATA_HOME"])
    let verification = try await ChildProcess.run(
      "systemd-analyze", ["--user", "verify", "\(data)/\(Self.files[2])"],
      environment: fixture.environment)
    #expect(verification.end == .exited(0), "\(verification.error)")
  }

  @Test func aPathThatNoServiceFileCanHoldIsRefused() async throws {
    let package = try TemporaryFolder()
    for folder in ["two\nlines", "a\ttab"] {
      try FileManager.default.createDirectory(
        atPath: package.file(folder), withIntermediateDirectories: true)
      let program = package.file("\(folder)/Fixture")
      try #require(
        try await ChildProcess.run("cp", [resolved(Fixture.program), program]).end == .exited(0))
      let install = try await run("install", program: program)
      #expect(install.end == .exited(1))
      #expect(install.error.contains("a service file cannot name the program"))
    }
  }

  @Test func whatIsInstalledForEverybodyIsForEverybodyToRead() async throws {
    let folder = try TemporaryFolder()
    let install = try await run(
      "-c", "umask 077 && exec '\(Fixture.program)' install --prefix '\(folder.path)/new'",
      program: "/bin/sh")
    #expect(install.end == .exited(0), "\(install.error)")
    for (path, mode) in [("new/share/dbus-1", 0o755), ("new/share/\(Self.files[1])", 0o644)] {
      let attributes = try FileManager.default.attributesOfItem(atPath: folder.file(path))
      #expect(attributes[.posixPermissions] as? Int == mode)
    }
  }

  private func resolved(_ path: String) -> String {
    URL(filePath: path).resolvingSymlinksInPath().path
  }
}
