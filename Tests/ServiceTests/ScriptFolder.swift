import ControlModel
import ControlProtocol
import Foundation
import TestSupport
import Testing

/// The script of a fake extension, from the test's side; see `Tests/ScriptedExtension`.
struct ScriptFolder: Sendable {
  let name: String
  let folder: String
  private let host: RunningHost

  /// Makes an extension that D-Bus can start.
  ///
  /// - Parameters:
  ///   - kinds: `toggle NAME`, `button NAME`, `timer NAME` or `live NAME`.
  ///   - mode: empty, `register` or `line`.
  ///   - isInstalled: whether it has a manifest, which then lists the kinds.
  init(
    _ name: String, kinds: [String], mode: String = "", isInstalled: Bool = true,
    on host: RunningHost
  ) throws {
    self.name = name
    self.host = host
    folder = host.folder.file("script-\(name)")
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    write("kinds", kinds.joined(separator: "\n"))
    try host.bus.addService(name: name, executable: command(mode).joined(separator: " "))
    if isInstalled { try install(kinds) }
  }

  func command(_ mode: String) -> [String] {
    [BuiltProducts.path(of: "ScriptedExtension"), name, folder, mode]
  }

  /// Runs it by hand.
  ///
  /// - Parameter other: the folder of another script to obey, as another build would.
  func run(mode: String, obeying other: String? = nil) throws -> ChildProcess {
    var words = command(mode)
    if let other { words[2] = other }
    return try ChildProcess(words[0], Array(words.dropFirst()), environment: host.environment)
  }

  func install(_ kinds: [String], in data: String = "data") throws {
    let manifests = host.folder.file("\(data)/controlbus/extensions")
    try FileManager.default.createDirectory(atPath: manifests, withIntermediateDirectories: true)
    let entries = kinds.map { line in
      let words = line.split(separator: " ")
      let parameters =
        words[0] == "timer"
        ? #", "Parameters": [{"Name": "name", "Type": "string", "Required": true}, {"Name": "minutes", "Type": "integer", "Default": 5, "Minimum": 1, "Maximum": 60}]"#
        : words[0] == "live" ? #", "Live": true"# : ""
      let type = words[0] == "button" ? "button" : "toggle"
      return
        #"{"Kind": "\#(words[1])", "ControlType": "\#(type)", "DisplayName": "The \#(words[1])", "Description": "For tests"\#(parameters)}"#
    }
    try #"{"busName": "\#(name)", "kinds": [\#(entries.joined(separator: ", "))]}"#.write(
      toFile: "\(manifests)/\(name).json", atomically: true, encoding: .utf8)
  }

  func uninstall(from data: String = "data") throws {
    try FileManager.default.removeItem(
      atPath: host.folder.file("\(data)/controlbus/extensions/\(name).json"))
  }

  /// Writes a file of the script; an empty text takes it away.
  func write(_ file: String, _ text: String) {
    let path = "\(folder)/\(file)"
    if text.isEmpty {
      try? FileManager.default.removeItem(atPath: path)
    } else {
      try? text.write(toFile: path, atomically: true, encoding: .utf8)
    }
  }

  func read(_ file: String) -> String {
    (try? String(contentsOfFile: "\(folder)/\(file)", encoding: .utf8)) ?? ""
  }

  /// The calls so far, without the process ids before them.
  var calls: [String] {
    read("log").split(separator: "\n").map { line in
      line.split(separator: " ", maxSplits: 1).last.map(String.init) ?? ""
    }
  }

  /// The ids of the processes that ran so far.
  var processes: Set<String> {
    Set(
      read("log").split(separator: "\n").compactMap {
        $0.split(separator: " ").first.map(String.init)
      })
  }

  /// Kills the process that began last.
  func killProcess() throws {
    let last = read("log").split(separator: "\n").last { $0.hasSuffix(" start") }
    let process = try #require(last?.split(separator: " ").first.flatMap { pid_t($0) })
    kill(process, SIGKILL)
  }

  func count(_ call: String) -> Int { calls.filter { $0.hasPrefix(call) }.count }
}
