internal import Bus
internal import ControlTray
internal import Glibc

/// The program's life: show the icon, say that it is there, leave when asked.
@BusActor
final class TrayProgram {
  private let primary: String?
  private let text: Translator
  private var tray: Tray?
  private var signals: [SignalSource] = []

  nonisolated init(primary: String?, text: Translator) {
    self.primary = primary
    self.text = text
  }

  /// Starts everything; ends the process where it cannot.
  func start() async {
    do throws(BusError) {
      signals = try [SIGTERM, SIGINT].map { (number) throws(BusError) in
        try EventLoop.shared.onSignal(number) { exit(EXIT_SUCCESS) }
      }
      let tray = try Tray(
        primary: primary,
        choice: PrimaryChoice(configurationFolder: Environment.configurationFolder), text: text,
        isRightToLeft: SessionLanguage.isRightToLeft(SessionLanguage.current))
      tray.ended = { fault in Self.end(fault) }
      self.tray = tray
      try await tray.start()
    } catch {
      Self.end("cannot start: \(error.message)")
    }
  }

  private static func end(_ fault: String?) -> Never {
    guard let fault else { exit(EXIT_SUCCESS) }
    Journal.send(fault, priority: .error)
    exit(EXIT_FAILURE)
  }
}
