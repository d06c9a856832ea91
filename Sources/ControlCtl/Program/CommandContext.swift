internal import Bus
internal import ControlModel
internal import ControlProtocol

/// What one run of a command has to work with.
@BusActor final class CommandContext {
  /// The command line.
  let arguments: ParsedArguments
  /// Where texts go.
  let console: any Console
  /// The environment variables.
  let environment: [String: String]
  /// What the command may take; nil for a command that runs until it is ended.
  let limit: Duration?
  /// Ends the command after that.
  private(set) var deadline: Deadline?
  /// The control that the command turned out to be about.
  var subject: ControlObject?
  /// The extension that the command waits for; nil while it waits for the service.
  var provider: String?

  private var opened: Connection?

  /// Makes a context.
  init(
    arguments: ParsedArguments, console: any Console, environment: [String: String],
    limit: Duration?
  ) {
    self.arguments = arguments
    self.console = console
    self.environment = environment
    self.limit = limit
  }

  /// Whether the output is to be JSON.
  var wantsJSON: Bool { arguments.has("json") }

  /// Whether only bare names and values are to be written.
  var isQuiet: Bool { arguments.has("quiet") }

  /// Whose answer the command waits for now.
  var awaited: Awaited {
    Awaited(title: subject?.title ?? arguments.operand(0), provider: provider)
  }

  /// Starts the clock, where the command has a limit.
  func startClock(_ expired: @escaping @BusActor (CommandFailure) -> Void) throws(BusError) {
    guard let limit else { return }
    deadline = try Deadline(limit) { [weak self] in
      expired(.timedOut(limit, self?.awaited ?? Awaited()))
    }
  }

  /// Lets the command take any time from now on.
  func stopClock() {
    deadline?.cancel()
    opened?.callTimeout = Connection.usualTimeout
  }

  /// The connection to the session bus, opened at the first use.
  func connection() throws(CommandFailure) -> Connection {
    if let opened { return opened }
    do {
      let connection = try open()
      // The command's own limit ends every call, with a message that says what did not answer.
      connection.callTimeout = limit.map { $0 + .seconds(1) } ?? .seconds(Int64.max)
      opened = connection
      return connection
    } catch {
      throw .noBus(error)
    }
  }

  private func open() throws(BusError) -> Connection {
    if let address = environment["DBUS_SESSION_BUS_ADDRESS"] {
      return try Connection.connect(address: address)
    }
    if environment["XDG_RUNTIME_DIR"] == nil {
      throw .failed("neither DBUS_SESSION_BUS_ADDRESS nor XDG_RUNTIME_DIR is set")
    }
    return try Connection.session()
  }

  /// Closes the connection, so that nothing of a command is left on the loop.
  func close() {
    opened?.close()
    opened = nil
  }
}
