import AppGroups
import Foundation
import TestSupport
import Testing

@Suite struct StoreTests {
  @Test(arguments: ["", ".", "..", "../x", "a/b", ".hidden", "a\nb", "a\0b", "a b"])
  func `Names that are no plain file names are refused`(name: String) {
    #expect(AppGroupDefaults(suiteName: name) == nil)
    #expect(throws: AppGroupError.invalidName(name)) { try appGroupFolder(for: name) }
  }

  @Test func `The step reports a refused name and goes on with the others`() async {
    await #expect(processExitsWith: .success) {
      let sandbox = try Sandbox()
      defer { sandbox.leave() }
      let problems = SharedStore.synchronize(appGroups: ["../x", Sandbox.suite])
      #expect(problems == [.invalidName("../x")])
    }
  }

  @Test func `A name that is too long for a file is refused`() {
    #expect(AppGroupDefaults(suiteName: String(repeating: "x", count: 201)) == nil)
  }

  @Test func `The group's folder is made in the user's data directory, for the user alone`() async {
    await #expect(processExitsWith: .success) {
      let sandbox = try Sandbox()
      defer { sandbox.leave() }
      let folder = try appGroupFolder(for: Sandbox.suite).path(percentEncoded: false)
      #expect(folder == sandbox.folder.file("data/app-groups/\(Sandbox.suite)"))
      let attributes = try FileManager.default.attributesOfItem(atPath: folder)
      #expect(attributes[.posixPermissions] as? Int == 0o700)
    }
  }

  @Test func `Replacing keeps the file's mode and follows a link`() async {
    await #expect(processExitsWith: .success) {
      let sandbox = try Sandbox()
      defer { sandbox.leave() }
      let target = sandbox.folder.file("elsewhere.plist")
      let list = try PropertyListSerialization.data(
        fromPropertyList: ["old": 1], format: .xml, options: 0)
      try list.write(to: URL(filePath: target))
      chmod(target, 0o640)
      try FileManager.default.createSymbolicLink(
        atPath: sandbox.file, withDestinationPath: target)
      let defaults = try #require(AppGroupDefaults(suiteName: Sandbox.suite))
      defaults.set(2, forKey: "new")
      #expect(sandbox.list as? [String: Int] == ["old": 1, "new": 2])
      let attributes = try FileManager.default.attributesOfItem(atPath: target)
      #expect(attributes[.posixPermissions] as? Int == 0o640)
      #expect(
        try FileManager.default.destinationOfSymbolicLink(atPath: sandbox.file) == target)
    }
  }

  @Test func `A link that is set, switched or replaced by a file is followed at each use`() async {
    await #expect(processExitsWith: .success) {
      let sandbox = try Sandbox()
      defer { sandbox.leave() }
      let defaults = try #require(AppGroupDefaults(suiteName: Sandbox.suite))
      defaults.set(0, forKey: "a")
      for (round, target) in ["first.plist", "second.plist", nil].enumerated() {
        let new = sandbox.folder.file(target ?? "config/new")
        let list = try PropertyListSerialization.data(
          fromPropertyList: ["round": round], format: .xml, options: 0)
        try list.write(to: URL(filePath: new))
        if target == nil {
          #expect(rename(new, sandbox.file) == 0)
        } else {
          unlink(sandbox.file)
          #expect(symlink(new, sandbox.file) == 0)
        }
        #expect(defaults.integer(forKey: "round") == round)
        defaults.set(round, forKey: "set")
        #expect(sandbox.list as? [String: Int] == ["round": round, "set": round])
        let link = try? FileManager.default.destinationOfSymbolicLink(atPath: sandbox.file)
        #expect(link == target.map(sandbox.folder.file))
      }
    }
  }

  @Test func `Only a new value touches the file and advances the sequence`() async {
    await #expect(processExitsWith: .success) {
      let sandbox = try Sandbox()
      defer { sandbox.leave() }
      let defaults = try #require(AppGroupDefaults(suiteName: Sandbox.suite))
      #expect(defaults.changeSequence == 0)
      defaults.set(1, forKey: "a")
      let first = defaults.changeSequence
      let content = sandbox.content
      #expect(first > 0)
      defaults.set(1, forKey: "a")
      defaults.synchronize()
      #expect(defaults.changeSequence == first)
      #expect(sandbox.content == content)
      defaults.removeObject(forKey: "a")
      #expect(defaults.changeSequence > first)
      #expect(defaults.object(forKey: "a") == nil)
      let second = defaults.changeSequence
      _ = try await sandbox.run("write-with-foundation", Sandbox.suite, "b", "1")
      #expect(defaults.changeSequence > second)
    }
  }

  @Test func `Registered defaults show where nothing is set`() async {
    await #expect(processExitsWith: .success) {
      let sandbox = try Sandbox()
      defer { sandbox.leave() }
      let defaults = try #require(AppGroupDefaults(suiteName: Sandbox.suite))
      defaults.register(defaults: ["on": true, "name": "x"])
      #expect(defaults.bool(forKey: "on"))
      defaults.set(false, forKey: "on")
      #expect(!defaults.bool(forKey: "on"))
      defaults.removeObject(forKey: "on")
      #expect(defaults.bool(forKey: "on"))
      #expect(defaults.dictionaryRepresentation().count == 2)
      #expect(sandbox.list?.isEmpty == true)
    }
  }

  @Test func `A value that no property list can hold is reported and changes nothing`() async {
    await #expect(processExitsWith: .success) {
      let sandbox = try Sandbox()
      defer { sandbox.leave() }
      struct Strange {}
      let defaults = try #require(AppGroupDefaults(suiteName: Sandbox.suite))
      defaults.set("old", forKey: "a")
      defaults.set(Strange(), forKey: "a")
      defaults.set([Strange()], forKey: "a")
      #expect(defaults.string(forKey: "a") == "old")
      #expect(sandbox.problems == Array(repeating: .unsupportedValue(key: "a"), count: 2))
    }
  }

  @Test func `A write in place of the same length in the same moment is noticed`() async {
    await #expect(processExitsWith: .success) {
      let sandbox = try Sandbox()
      defer { sandbox.leave() }
      let defaults = try #require(AppGroupDefaults(suiteName: Sandbox.suite))
      defaults.set(1, forKey: "a")
      let handle = try #require(FileHandle(forUpdatingAtPath: sandbox.file))
      for number in 2..<10 {
        let list = try PropertyListSerialization.data(
          fromPropertyList: ["a": number], format: .xml, options: 0)
        try handle.seek(toOffset: 0)
        try handle.write(contentsOf: list)
        #expect(defaults.integer(forKey: "a") == number)
      }
    }
  }

  @Test func `Another process's change is announced, however it was written`() async {
    await #expect(processExitsWith: .success) {
      let sandbox = try Sandbox()
      defer { sandbox.leave() }
      let defaults = try #require(AppGroupDefaults(suiteName: Sandbox.suite))
      var changes = defaults.changes().makeAsyncIterator()
      _ = try await sandbox.run("set-flag", Sandbox.suite, "true")
      #expect(await changes.next() != nil)
      #expect(defaults.bool(forKey: "flag"))
      _ = try await sandbox.run("write-with-foundation", Sandbox.suite, "n", "1")
      #expect(await changes.next() != nil)
      #expect(defaults.object(forKey: "n0") as? Int == 0)
    }
  }

  @Test func `A change is announced though a link on the way was switched, or its folder replaced`()
    async
  {
    await #expect(processExitsWith: .success) {
      let sandbox = try Sandbox()
      defer { sandbox.leave() }
      let manager = FileManager.default
      let config = sandbox.folder.file("config")
      try manager.moveItem(atPath: config, toPath: config + ".first")
      symlink(config + ".first", config)
      let defaults = try #require(AppGroupDefaults(suiteName: Sandbox.suite))
      defaults.set(1, forKey: "number")
      var changes = defaults.changes().makeAsyncIterator()
      try manager.copyItem(atPath: config + ".first", toPath: config + ".second")
      // As `ln -sfn` does.
      symlink(config + ".second", config + ".new")
      #expect(rename(config + ".new", config) == 0)
      #expect(await changes.next() != nil)
      _ = try await sandbox.run("set-flag", Sandbox.suite, "true")
      #expect(await changes.next() != nil)
      #expect(defaults.bool(forKey: "flag") && defaults.integer(forKey: "number") == 1)
      try manager.copyItem(atPath: config + ".first", toPath: config + ".third")
      #expect(rename(config + ".second", config + ".old") == 0)
      #expect(await changes.next() != nil)
      #expect(rename(config + ".third", config + ".second") == 0)
      #expect(await changes.next() != nil)
      #expect(!defaults.bool(forKey: "flag"))
    }
  }

  @Test func `Threads may share a store`() async {
    await #expect(processExitsWith: .success) {
      let sandbox = try Sandbox()
      defer { sandbox.leave() }
      let defaults = try #require(AppGroupDefaults(suiteName: Sandbox.suite))
      await withTaskGroup { group in
        for task in 0..<4 {
          group.addTask {
            let own = AppGroupDefaults(suiteName: Sandbox.suite)
            for number in 0..<25 {
              (number.isMultiple(of: 2) ? defaults : own)?.set(number, forKey: "\(task).\(number)")
            }
          }
        }
      }
      #expect(sandbox.list?.count == 100)
    }
  }
}
