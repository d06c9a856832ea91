// A test program may trap.
// swift-format-ignore-file: NeverForceUnwrap

import AppGroups
import Foundation
import Synchronization

/// Threads of authors' code outside every call, which read back what they have set in a declared suite,
/// in another one and in the standard settings, while the step runs again and again.
func shareWithThreads(steps: Int) {
  let suites = [suite, "group.org.example.other", nil]
  // Foundation has not filled in a suite when a second thread comes during the first use of all.
  for name in suites { _ = UserDefaults(suiteName: name)!.object(forKey: "first use") }
  let isOver = Atomic(false)
  let group = DispatchGroup()
  for (number, name) in (suites + suites).enumerated() {
    Thread(in: group) {
      let defaults = UserDefaults(suiteName: name)!
      while !isOver.load(ordering: .relaxed) { setAndReadBack(defaults, "thread \(number)") }
    }.start()
  }
  for _ in 0..<steps { SharedStore.synchronize(appGroups: [suite]) }
  isOver.store(true, ordering: .relaxed)
  group.wait()
  SharedStore.synchronize(appGroups: [suite])
}

private func setAndReadBack(_ defaults: UserDefaults, _ key: String) {
  let next = defaults.integer(forKey: key) + 1
  let text = String(repeating: "x", count: next % 100)
  defaults.set(next, forKey: key)
  defaults.set(text, forKey: "text of \(key)")
  let (number, read) = (defaults.object(forKey: key), defaults.object(forKey: "text of \(key)"))
  check(number as? Int == next, "number of \(key): \(number ?? "none"), not \(next)")
  check(read as? String == text, "text of \(key): \(read ?? "none"), not \(text)")
  check(defaults.object(forKey: "first use") == nil, "first use")
}

extension Thread {
  /// A thread that a group waits for.
  fileprivate convenience init(in group: DispatchGroup, _ body: @escaping @Sendable () -> Void) {
    group.enter()
    self.init {
      body()
      group.leave()
    }
  }
}
