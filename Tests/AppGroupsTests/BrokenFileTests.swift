import AppGroups
import Foundation
import Testing

@Suite struct BrokenFileTests {
  static let torn = [
    Data(), Data("<?xml version=\"1.0\"?><plist version=\"1.0\"><dict><key>a</k".utf8),
    Data("bplist00".utf8), Data("hello".utf8),
  ]

  @Test(arguments: 0..<torn.count)
  func `A broken file is reported and not written over, and nothing set meanwhile is lost`(
    index: Int
  ) async {
    await #expect(processExitsWith: .success) { [index] in
      let sandbox = try Sandbox()
      defer { sandbox.leave() }
      let torn = BrokenFileTests.torn[index]
      let defaults = try #require(AppGroupDefaults(suiteName: Sandbox.suite))
      defaults.set("old", forKey: "kept")
      let whole = try #require(sandbox.content)
      try sandbox.write(torn)

      defaults.set("new", forKey: "set")
      #expect(sandbox.content == torn)
      #expect(sandbox.problems.contains(.brokenFile(path: sandbox.file)))
      #expect(defaults.string(forKey: "set") == "new")
      #expect(defaults.synchronize() == false)

      try sandbox.write(whole)
      #expect(defaults.synchronize())
      #expect(sandbox.list as? [String: String] == ["kept": "old", "set": "new"])
    }
  }

  @Test(arguments: 0..<torn.count)
  func `The step keeps Foundation from writing over a broken file`(index: Int) async {
    await #expect(processExitsWith: .success) { [index] in
      let sandbox = try Sandbox()
      defer { sandbox.leave() }
      let torn = BrokenFileTests.torn[index].base64EncodedString()
      #expect(try await sandbox.run("break", Sandbox.suite, sandbox.file, torn) == "begin\n")
      #expect(sandbox.list as? [String: String] == ["kept": "old", "set": "new"])
    }
  }

  @Test func `A store that cannot be written keeps the change and says so`() async {
    await #expect(processExitsWith: .success) {
      let sandbox = try Sandbox()
      defer { sandbox.leave() }
      let defaults = try #require(AppGroupDefaults(suiteName: Sandbox.suite))
      let config = sandbox.folder.file("config")
      try FileManager.default.removeItem(atPath: config)
      try Data().write(to: URL(filePath: config))
      defaults.set(1, forKey: "a")
      #expect(defaults.integer(forKey: "a") == 1)
      #expect(!sandbox.problems.isEmpty)
      try FileManager.default.removeItem(atPath: config)
      #expect(defaults.synchronize())
      #expect(sandbox.list?["a"] as? Int == 1)
    }
  }

  @Test func `The step tells what has to wait, and writes it though its owner is gone`() async {
    await #expect(processExitsWith: .success) {
      let sandbox = try Sandbox()
      defer { sandbox.leave() }
      let config = sandbox.folder.file("config")
      try FileManager.default.removeItem(atPath: config)
      try Data().write(to: URL(filePath: config))
      try #require(AppGroupDefaults(suiteName: Sandbox.suite)).set(1, forKey: "a")
      for _ in 0..<2 {
        let problems = SharedStore.synchronize(appGroups: [])
        #expect(problems.map(\.isAboutLoss) == [true])
      }
      try FileManager.default.removeItem(atPath: config)
      #expect(SharedStore.synchronize(appGroups: []).isEmpty)
      #expect(sandbox.list?["a"] as? Int == 1)
    }
  }
}
