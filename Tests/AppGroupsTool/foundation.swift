// A test program may trap.
// swift-format-ignore-file: NeverForceUnwrap

import AppGroups
import Foundation

// What authors' unchanged code does, with the runtime's step around it.

func check(_ condition: Bool, _ what: String) {
  if !condition { print("wrong:", what) }
}

func writeWithFoundation(prefix: String, count: Int) {
  let defaults = UserDefaults(suiteName: suite)!
  for number in 0..<count {
    defaults.set(number, forKey: "\(prefix)\(number)")
    SharedStore.synchronize(appGroups: [suite])
  }
}

/// Adds one whenever the number is odd, until it has reached the end.
func answer(until end: Int) {
  let defaults = UserDefaults(suiteName: suite)!
  while defaults.integer(forKey: "turn") < end {
    SharedStore.synchronize(appGroups: [suite])
    let turn = defaults.integer(forKey: "turn")
    if turn.isMultiple(of: 2) {
      usleep(500)
    } else {
      defaults.set(turn + 1, forKey: "turn")
      SharedStore.synchronize(appGroups: [suite])
    }
  }
}

func breakFile(_ path: String, torn: Data) {
  let defaults = UserDefaults(suiteName: suite)!
  defaults.set("old", forKey: "kept")
  SharedStore.synchronize(appGroups: [suite])
  let whole = FileManager.default.contents(atPath: path)!
  try? torn.write(to: URL(filePath: path))

  SharedStore.onProblem(nil)
  defaults.set("new", forKey: "set")
  let problems = SharedStore.synchronize(appGroups: [suite, "group.other"])
  check(problems == [.brokenFile(path: path)], "problems \(problems)")
  check(FileManager.default.contents(atPath: path) == torn, "written over")

  try? whole.write(to: URL(filePath: path))
  check(SharedStore.synchronize(appGroups: [suite]).isEmpty, "problems with a whole file")
}

func checkOurs() {
  let defaults = UserDefaults(suiteName: suite)!
  let date = Date(timeIntervalSinceReferenceDate: 800_000_000.125)
  check(defaults.bool(forKey: "bool"), "bool")
  check(defaults.integer(forKey: "integer") == -7, "integer")
  check(defaults.double(forKey: "double") == 0.1, "double")
  check(defaults.string(forKey: "string") == "ü & <x>", "string")
  check(defaults.object(forKey: "date") as? Date == date, "date")
  check(defaults.data(forKey: "data") == Data([0, 255]), "data")
  let nested = defaults.dictionary(forKey: "nested")
  check(nested?["at"] as? Date == date, "nested date")
  check((nested?["list"] as? [Any])?[2] as? [String: Double] == ["three": 3.5], "nested list")
  check(defaults.url(forKey: "url") == URL(string: "https://example.org/a?b=c"), "url")
  check(defaults.url(forKey: "file")?.path == "/tmp/a b", "file")
}

func writeSamples() {
  let defaults = UserDefaults(suiteName: suite)!
  defaults.set(Date(timeIntervalSinceReferenceDate: 800_000_000), forKey: "date")
  defaults.set(Data([1, 2, 3]), forKey: "data")
  defaults.set(["a": ["b": [true, 2, 3.5]]], forKey: "nested")
  defaults.set(["x", "y"], forKey: "strings")
  defaults.set(UInt64.max, forKey: "large")
  defaults.set(URL(filePath: "/tmp/a b"), forKey: "file")
  check(SharedStore.synchronize(appGroups: [suite]).isEmpty, "problems")
}

/// Sets what the disk does not take, in the suite or in the standard settings, and then makes room.
func setWithoutRoom(_ key: String, in name: String?) {
  let path = "\(getenv("XDG_CONFIG_HOME").map { String(cString: $0) }!)/"
  let file = path + "\(suite).plist"
  let before = FileManager.default.contents(atPath: file)
  let defaults = UserDefaults(suiteName: name)!
  SharedStore.onProblem(nil)
  SharedStore.synchronize(appGroups: [suite])
  defaults.set(String(repeating: "x", count: 20_000), forKey: key)
  for _ in 0..<2 {
    for problem in SharedStore.synchronize(appGroups: [suite]) { print(problem) }
    check(FileManager.default.contents(atPath: file) == before, "the file has changed")
  }
  check(defaults.string(forKey: key)?.count == 20_000, "what was set is lost")
  unlink(path + "filler")
  check(mount(nil, path, nil, UInt(MS_REMOUNT), nil) == 0, "remount")
  check(SharedStore.synchronize(appGroups: [suite]).isEmpty, "problems with room")
  let written = FileManager.default.contents(atPath: path + "\(name ?? "AppGroupsTool").plist")
  check(written?.count ?? 0 > 20_000, "what was set is not written")
}

/// Sets what Foundation can write at its second try alone, in a file that it may not open.
func setWithoutPermission() {
  let defaults = UserDefaults(suiteName: suite)!
  defaults.set("old", forKey: "kept")
  SharedStore.synchronize(appGroups: [suite])
  let path = "\(getenv("XDG_CONFIG_HOME").map { String(cString: $0) }!)/\(suite).plist"
  check(chmod(path, 0o444) == 0, "mode")
  check(open(path, O_WRONLY) < 0, "may be opened all the same")
  defaults.set("new", forKey: "set")
  SharedStore.synchronize(appGroups: [suite])
}

/// Reads what another program writes meanwhile: in the standard settings and an undeclared suite, whether
/// one was there before or not, and in those of all programs.
func followOthers(declared: [String]) {
  let folder = getenv("XDG_CONFIG_HOME").map { String(cString: $0) }!
  let names = ["AppGroupsTool", suite, ".GlobalPreferences"]
  for name in names { unlink("\(folder)/\(name).plist") }
  for round in 0..<3 {
    SharedStore.synchronize(appGroups: declared)
    let settings = [UserDefaults.standard, UserDefaults(suiteName: suite)!, .standard]
    for (name, defaults) in zip(names, settings) {
      let old = defaults.string(forKey: name)
      check(old == (round == 0 ? nil : "\(round - 1)"), "\(name) was \(old ?? "nil") in \(round)")
      let list = try? PropertyListSerialization.data(
        fromPropertyList: [name: "\(round)"], format: .xml, options: 0)
      try? list?.write(to: URL(filePath: "\(folder)/\(name).plist"))
    }
  }
}
