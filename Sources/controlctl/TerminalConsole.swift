internal import Bus
internal import ControlCtl
internal import Glibc

/// The standard streams of the process. Every line is written at once, without a buffer.
@BusActor final class TerminalConsole: Console {
  let isColored: Bool
  let columns: Int?
  let isInteractive: Bool
  private let parent = getppid()
  private var readerWatch: DescriptorSource?

  /// Makes the console; it looks at the streams once.
  init(environment: [String: String]) {
    let isTerminal = isatty(STDOUT_FILENO) == 1
    let isDumb = environment["TERM"] == "dumb"
    isColored = isTerminal && !isDumb && environment["NO_COLOR", default: ""].isEmpty
    isInteractive = isTerminal && isatty(STDIN_FILENO) == 1
    columns = isTerminal ? Self.terminalWidth : nil
  }

  func print(_ line: String) { Self.output(line + "\n") }

  func report(_ line: String) { Self.write(line + "\n", to: STDERR_FILENO) }

  func ask(_ prompt: String) -> String? {
    Self.output(prompt)
    let answer = readLine()
    if answer == nil { Self.output("\n") }
    return answer
  }

  func endWithReader(andParent parent: Bool) {
    if parent { endWithParent() }
    // Only the end of the reader is asked for, which epoll reports without being asked; a file, for
    // which epoll does not work, has no reader that could end.
    readerWatch = try? EventLoop.shared.onReadable(STDOUT_FILENO, events: []) { events in
      if !events.isDisjoint(with: [.hangup, .error]) { _exit(ExitStatus.success.rawValue) }
    }
  }

  /// The signal is one that cannot be blocked, as others may be by whoever started the program: there
  /// is nothing to clean up. A parent that has ended before the request sends nothing more.
  private func endWithParent() {
    ParentProcess.signalOnEnd(SIGKILL)
    if getppid() != parent { _exit(ExitStatus.success.rawValue) }
  }

  /// Writes an answer, or ends the program: who asked does not get what the status would promise.
  private static func output(_ text: String) {
    let number = write(text, to: STDOUT_FILENO)
    guard number != 0 else { return }
    let reason = String(cString: strerror(number))
    write("controlctl: the output cannot be written: \(reason)\n", to: STDERR_FILENO)
    _exit(ExitStatus.actionFailed.rawValue)
  }

  /// Writes all of a text. A reader that is gone ends the process by SIGPIPE, or here where the
  /// signal is blocked; one that is slow is waited for, also where its pipe does not block.
  ///
  /// - Returns: the number of the error; 0 without one.
  @discardableResult
  nonisolated static func write(_ text: String, to descriptor: Int32) -> Int32 {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      bytes = bytes.dropFirst(max(0, count))
      switch count < 0 ? errno : 0 {
      case 0, EINTR: continue
      case EAGAIN: waitUntilWritable(descriptor)
      case EPIPE: _exit(ExitStatus.success.rawValue)
      case let number: return number
      }
    }
    return 0
  }

  private nonisolated static func waitUntilWritable(_ descriptor: Int32) {
    var entry = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    poll(&entry, 1, -1)
  }

  private static var terminalWidth: Int? {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }
}
