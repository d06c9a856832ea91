import Bus
import TestSupport

extension TrayStage {
  /// Everything runs, and the menu shows the two controls.
  static func shown(
    _ arguments: [String] = [], _ additions: [String: String] = [:],
    prepare: (TrayStage) async throws -> Void = { _ in }
  ) async throws -> (TrayStage, Watcher, MenuHost) {
    let stage = try TrayStage()
    try await prepare(stage)
    try await stage.startService()
    let watcher = try Watcher(stage.bus)
    try await watcher.start()
    try stage.startTray(arguments, additions)
    var host = try await MenuHost(stage, item: try await watcher.item())
    _ = try await host.number("Title of org.example.focus")
    // A primary control that appears makes the icon a new one.
    if host.item != watcher.items.last {
      host = try await MenuHost(stage, item: try await watcher.item())
    }
    return (stage, watcher, host)
  }
}
