import AppGroups
import Foundation
import StoreFiles
import TestSupport
import Testing

@Suite struct StoreMarkTests {
  private static func mark(_ sandbox: Sandbox) -> StoreMark {
    StoreMark(path: sandbox.folder.file("app-groups/\(Sandbox.suite).sequence"))
  }

  @Test func `An app's change is marked as a deed, with what the file is then`() async {
    await #expect(processExitsWith: .success) {
      let sandbox = try Sandbox()
      defer { sandbox.leave() }
      let defaults = try #require(AppGroupDefaults(suiteName: Sandbox.suite))
      defaults.set(1, forKey: "number")
      let mark = Self.mark(sandbox)
      #expect(mark.deeds == 1 && mark.strangers == 0 && mark.sequence == 1)
      #expect(mark.stamp == ContentStamp(path: sandbox.file))
      _ = try await sandbox.run("write-with-foundation", Sandbox.suite, "n", "1")
      #expect(Self.mark(sandbox).deeds == 2 && Self.mark(sandbox).strangers == 0)
      #expect(Self.mark(sandbox).stamp == ContentStamp(path: sandbox.file))
    }
  }

  @Test func `An extension's change is a look's, an action's, or nobody's that is known`() async {
    await #expect(processExitsWith: .success) {
      let sandbox = try Sandbox()
      defer { sandbox.leave() }
      let defaults = try #require(AppGroupDefaults(suiteName: Sandbox.suite))
      StoreWriter.serveControls()
      defaults.set(1, forKey: "number")
      #expect(Self.mark(sandbox).deeds == 0 && Self.mark(sandbox).sequence == 1)
      #expect(Self.mark(sandbox).strangers == 1)
      await StoreWriter.act {
        defaults.set(2, forKey: "number")
        #expect(Self.mark(sandbox).deeds == 1)
        // Nobody knows what a detached task is for.
        await Task.detached { defaults.set(3, forKey: "number") }.value
        #expect(Self.mark(sandbox).deeds == 2)
        // While another control is looked at.
        StoreWriter.$current.withValue(.look) { defaults.set(4, forKey: "number") }
        #expect(Self.mark(sandbox).deeds == 2 && Self.mark(sandbox).sequence == 4)
      }
      // What an action started stays the action's.
      let task = await StoreWriter.act {
        Task {
          try? await Task.sleep(for: .milliseconds(50))
          defaults.set(5, forKey: "number")
        }
      }
      await task.value
      #expect(Self.mark(sandbox).deeds == 3 && Self.mark(sandbox).strangers == 1)
    }
  }

  @Test func `What nobody marked is found by the next writer`() async {
    await #expect(processExitsWith: .success) {
      let sandbox = try Sandbox()
      defer { sandbox.leave() }
      let defaults = try #require(AppGroupDefaults(suiteName: Sandbox.suite))
      StoreWriter.serveControls()
      StoreWriter.$current.withValue(.look) { defaults.set(1, forKey: "number") }
      let list = try PropertyListSerialization.data(
        fromPropertyList: ["by": "a stranger"], format: .xml, options: 0)
      try sandbox.write(list)
      #expect(Self.mark(sandbox).strangers == 0)
      #expect(Self.mark(sandbox).stamp != ContentStamp(path: sandbox.file))
      SharedStore.synchronize(appGroups: [Sandbox.suite])
      #expect(Self.mark(sandbox).sequence == 1)
      StoreWriter.$current.withValue(.look) { defaults.set(2, forKey: "number") }
      let mark = Self.mark(sandbox)
      #expect(mark.strangers == 1 && mark.deeds == 0 && mark.sequence == 2)
      #expect(mark.stamp == ContentStamp(path: sandbox.file))
    }
  }

  @Test func `What an action could not write is its deed when a look writes it`() async {
    await #expect(processExitsWith: .success) {
      let sandbox = try Sandbox()
      defer { sandbox.leave() }
      StoreWriter.serveControls()
      try sandbox.write(Data())
      let defaults = try #require(AppGroupDefaults(suiteName: Sandbox.suite))
      await StoreWriter.act { defaults.set(1, forKey: "number") }
      unlink(sandbox.file)
      SharedStore.synchronize(appGroups: [Sandbox.suite])
      #expect(Self.mark(sandbox).deeds == 1)
    }
  }

  @Test func `A mark of eight bytes, or half of one, is a sequence that goes on`() async {
    await #expect(processExitsWith: .success) {
      let sandbox = try Sandbox()
      defer { sandbox.leave() }
      let folder = sandbox.folder.file("app-groups")
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      for rest in [0, 20] {
        let bytes = [7, 0, 0, 0, 0, 0, 0, 0] + [UInt8](repeating: 0, count: rest)
        try Data(bytes).write(to: URL(filePath: "\(folder)/\(Sandbox.suite).sequence"))
        let defaults = try #require(AppGroupDefaults(suiteName: Sandbox.suite))
        #expect(defaults.changeSequence == 7)
        defaults.set(rest, forKey: "number")
        #expect(defaults.changeSequence == 8 && Self.mark(sandbox).deeds == 1)
        #expect(Self.mark(sandbox).stamp == ContentStamp(path: sandbox.file))
      }
    }
  }
}
