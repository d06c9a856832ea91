import ControlModel
import ExtensionRuntime
import Foundation
import Synchronization

extension FixtureExtension {
  nonisolated(unsafe) private static let defaults = UserDefaults(suiteName: appGroup)

  /// Reads and writes the app group's store with unchanged `UserDefaults` code. Where its configuration
  /// has a mark, looking sets that, and leaves it in memory; with `FIXTURE_MARKS`, it sets the time.
  static let storeKind = Kind(
    descriptor: KindDescriptor(kind: "fixture.store", controlType: .toggle),
    preview: { _ in toggle(false) },
    evaluate: { configuration in
      if case .string(let mark)? = configuration.values["mark"] {
        defaults?.set(mark, forKey: "mark")
      } else if ProcessInfo.processInfo.environment["FIXTURE_MARKS"] != nil {
        defaults?.set(Date().timeIntervalSince1970, forKey: "mark")
      }
      let look = toggle(
        defaults?.bool(forKey: "on") ?? false, "\(defaults?.integer(forKey: "count") ?? 0)")
      return { look }
    },
    perform: { _, action in
      guard case .set(let isOn) = action else { return "" }
      defaults?.set(isOn, forKey: "on")
      defaults?.set((defaults?.integer(forKey: "count") ?? 0) + 1, forKey: "count")
      UserDefaults.standard.set(isOn, forKey: "fixture.on")
      return ""
    })

  /// Returns what it is asked with.
  static let echoKind = Kind(
    descriptor: KindDescriptor(
      kind: "fixture.echo", controlType: .toggle, displayName: "Echo",
      description: "Says it again.",
      parameters: [ParameterDescriptor(name: "text", type: .string, hasOptions: true)]),
    preview: { toggle(false, "\($0.values["text"].debugDescription)") },
    evaluate: { configuration in
      guard case .string(let text)? = configuration.values["text"] else {
        throw ControlFailure.unconfigured(parameter: "text")
      }
      return { toggle(true, text) }
    },
    perform: { _, _ in "" },
    options: { parameter, search, _ in
      [ParameterOption(value: .string(search), title: "\(parameter): \(search)")]
    })

  /// Blocks its thread for as long as its configuration says.
  static let sleepKind = buttonKind(
    "fixture.sleep",
    evaluate: { configuration in
      if case .double(let seconds)? = configuration.values["seconds"] {
        blockThread(for: seconds)
      }
      return "slept"
    })

  private static func blockThread(for seconds: Double) {
    Thread.sleep(forTimeInterval: seconds)
  }

  private struct Sorry: LocalizedError {
    var errorDescription: String? { "The lamp does not answer." }
  }

  /// Throws from its provider and from its action.
  static let throwKind = buttonKind(
    "fixture.throw", evaluate: { _ in throw Sorry() }, act: { _ in throw Sorry() })

  /// Ends the process in the middle of a call.
  static let trapKind = buttonKind("fixture.trap", evaluate: { _ in fatalError("trapped") })

  /// Tells whether it runs on the main thread, and waits there for a timer.
  static let mainThreadKind = buttonKind(
    "fixture.main-thread", evaluate: { _ in await threadName() },
    act: { _ in await timerFires() })

  @MainActor private static func threadName() -> String {
    Thread.isMainThread ? "main" : "other"
  }

  @MainActor private static func timerFires() async {
    await withCheckedContinuation { continuation in
      _ = Timer.scheduledTimer(withTimeInterval: 0.01, repeats: false) { _ in
        continuation.resume()
      }
    }
  }

  /// Writes a line to the file of its configuration when its action begins, and takes a while, or until
  /// there is another file.
  static let noteKind = buttonKind(
    "fixture.note",
    act: { configuration in
      guard case .string(let path)? = configuration.values["file"] else {
        throw ControlFailure.unconfigured(parameter: "file")
      }
      let descriptor = open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o600)
      defer { close(descriptor) }
      _ = write(descriptor, "\n", 1)
      guard case .string(let end)? = configuration.values["until"] else {
        return try await Task.sleep(for: .milliseconds(20))
      }
      while access(end, F_OK) != 0 { try await Task.sleep(for: .milliseconds(5)) }
    })

  private static let listeners = Mutex(0)
  private static let restless = Atomic(0)

  /// Has a provider that reports as many changes as its configuration says, at once, and then goes on
  /// until nobody listens. Where its configuration names a file, it shows that too, and has changes to
  /// tell of only while the file says “on”. A restless one looks otherwise each time.
  static let liveKind: Kind = {
    var kind = buttonKind(
      "fixture.live",
      evaluate: { configuration in
        let isRestless = configuration.values["restless"] == .boolean(true)
        let number = isRestless ? restless.add(1, ordering: .relaxed).newValue : 0
        return [
          "\(listeners.withLock { $0 })", file(of: configuration), isRestless ? "\(number)" : nil,
        ].compactMap(\.self).joined(separator: " ")
      })
    kind.descriptor.isLive = true
    kind.changes = { configuration in
      listeners.withLock { $0 += 1 }
      let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
      continuation.onTermination = { _ in listeners.withLock { $0 -= 1 } }
      if case .integer(let count)? = configuration.values["count"] {
        for _ in 0..<count { continuation.yield() }
      }
      let hasEnded = file(of: configuration).map { $0 != "on" }
      if hasEnded ?? (configuration.values["ends"] == .boolean(true)) { continuation.finish() }
      return stream
    }
    return kind
  }()

  private static func file(of configuration: Configuration) -> String? {
    guard case .string(let path)? = configuration.values["file"] else { return nil }
    return try? String(contentsOfFile: path, encoding: .utf8)
  }

  private static let told = Mutex<[String]>([])

  /// Shows the ids that its push handler was told last.
  static let placedKind: Kind = {
    var kind = buttonKind(
      "fixture.placed", evaluate: { _ in told.withLock { $0.joined(separator: " ") } })
    kind.placedControlsChanged = { placed in told.withLock { $0 = placed.map(\.id) } }
    return kind
  }()

  /// Opens the extension's app.
  static let openAppKind = buttonKind("fixture.open-app", act: { _ in try await Opener.openApp() })

  /// Opens the URL of its configuration.
  static let openURLKind = buttonKind(
    "fixture.open-url",
    act: { configuration in
      guard case .string(let url)? = configuration.values["url"] else {
        throw ControlFailure.unconfigured(parameter: "url")
      }
      try await Opener.openURL(url)
    })
}
