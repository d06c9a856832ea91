import AppGroups
import Foundation
import Testing

@Suite struct InteroperationTests {
  @Test func `UserDefaults reads what AppGroupDefaults wrote`() async {
    await #expect(processExitsWith: .success) {
      let sandbox = try Sandbox()
      defer { sandbox.leave() }
      let defaults = try #require(AppGroupDefaults(suiteName: Sandbox.suite))
      let date = Date(timeIntervalSinceReferenceDate: 800_000_000.125)
      defaults.set(true, forKey: "bool")
      defaults.set(-7, forKey: "integer")
      defaults.set(0.1, forKey: "double")
      defaults.set("ü & <x>", forKey: "string")
      defaults.set(date, forKey: "date")
      defaults.set(Data([0, 255]), forKey: "data")
      defaults.set(
        ["list": [1, "two", ["three": 3.5]], "at": date] as [String: Any], forKey: "nested")
      defaults.set(URL(string: "https://example.org/a?b=c"), forKey: "url")
      defaults.set(URL(filePath: "/tmp/a b"), forKey: "file")
      #expect(try await sandbox.run("check-ours", Sandbox.suite) == "begin\n")
      #expect(defaults.url(forKey: "url") == URL(string: "https://example.org/a?b=c"))
      #expect(defaults.url(forKey: "file")?.path == "/tmp/a b")
      #expect(defaults.object(forKey: "date") as? Date == date)
    }
  }

  @Test func `AppGroupDefaults reads what UserDefaults wrote`() async {
    await #expect(processExitsWith: .success) {
      let sandbox = try Sandbox()
      defer { sandbox.leave() }
      let defaults = try #require(AppGroupDefaults(suiteName: Sandbox.suite))
      #expect(defaults.object(forKey: "date") == nil)
      #expect(try await sandbox.run("write-samples", Sandbox.suite) == "begin\n")

      // Foundation writes XML, which has whole seconds.
      let date = Date(timeIntervalSinceReferenceDate: 800_000_000)
      #expect(defaults.object(forKey: "date") as? Date == date)
      #expect(defaults.data(forKey: "data") == Data([1, 2, 3]))
      let nested = defaults.dictionary(forKey: "nested")?["a"] as? [String: [Any]]
      #expect(nested?["b"]?[0] as? Bool == true)
      #expect(nested?["b"]?[1] as? Int == 2)
      #expect(nested?["b"]?[2] as? Double == 3.5)
      #expect(defaults.stringArray(forKey: "strings") == ["x", "y"])
      #expect(defaults.object(forKey: "large") as? UInt64 == .max)
      #expect(defaults.url(forKey: "file")?.path == "/tmp/a b")
      #expect(defaults.dictionaryRepresentation().count == 6)
      #expect(sandbox.problems.isEmpty)
    }
  }

  @Test func `Values convert as on Apple's systems`() async {
    await #expect(processExitsWith: .success) {
      let sandbox = try Sandbox()
      defer { sandbox.leave() }
      let defaults = try #require(AppGroupDefaults(suiteName: Sandbox.suite))
      defaults.set(true, forKey: "bool")
      defaults.set(1, forKey: "one")
      defaults.set(2.0, forKey: "two")
      defaults.set("12.5 km", forKey: "text")
      defaults.set("YES", forKey: "yes")
      defaults.set(Double.infinity, forKey: "infinite")
      #expect(defaults.object(forKey: "bool") as? Int == 1)
      #expect(defaults.object(forKey: "bool") as? Bool == true)
      #expect(defaults.object(forKey: "one") as? Bool == true)
      #expect(defaults.object(forKey: "one") as? Double == 1)
      #expect(defaults.object(forKey: "two") as? Int == 2)
      #expect(defaults.integer(forKey: "text") == 12)
      #expect(defaults.double(forKey: "text") == 12.5)
      #expect(defaults.bool(forKey: "yes"))
      #expect(defaults.string(forKey: "one") == "1")
      #expect(defaults.integer(forKey: "infinite") == 0)
      #expect(defaults.integer(forKey: "missing") == 0)
      #expect(defaults.string(forKey: "missing") == nil)
    }
  }

  @Test func `The step flushes the standard defaults and undeclared suites too`() async {
    await #expect(processExitsWith: .success) {
      let sandbox = try Sandbox()
      defer { sandbox.leave() }
      #expect(try await sandbox.run("flush-others", Sandbox.suite) == "begin\n")
      #expect(sandbox.list?["of a suite"] as? String == "y")
      let standard = sandbox.folder.file("config/AppGroupsTool.plist")
      #expect(try String(contentsOfFile: standard, encoding: .utf8).contains("of the program"))
    }
  }

  @Test func `The step takes up what others wrote in the standard defaults and undeclared suites`()
    async
  {
    await #expect(processExitsWith: .success) {
      let sandbox = try Sandbox()
      defer { sandbox.leave() }
      for groups in ["", "group.org.example.other"] {
        #expect(try await sandbox.run("follow-others", Sandbox.suite, groups) == "begin\n")
      }
    }
  }

  @Test func `A store can be opened for an author's UserDefaults`() throws {
    let theirs = try #require(UserDefaults(suiteName: Sandbox.suite))
    #expect(AppGroupDefaults(sharing: theirs)?.suiteName == Sandbox.suite)
    #expect(AppGroupDefaults(sharing: .standard) == nil)
  }
}
