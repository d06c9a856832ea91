internal import Foundation

/// How often the threads of a process have gone to sleep: each wake-up ends in one more.
public func wakeUps(of process: Int32) throws -> Int {
  let tasks = "/proc/\(process)/task"
  return try FileManager.default.contentsOfDirectory(atPath: tasks).reduce(0) { sum, task in
    let status = try String(contentsOfFile: "\(tasks)/\(task)/status", encoding: .utf8)
    let line = status.split(separator: "\n").first { $0.hasPrefix("voluntary_ctxt_switches") }
    return sum + (line?.split(separator: "\t").last.flatMap { Int($0) } ?? 0)
  }
}
