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
  /// Bounds what the command may take; nil for a command that runs until it is ended.
  let deadline: Deadline?
  /// The control that the command turned out to be about, for the notification of a failure.
  var subject: ControlObject?

  private var opened: Connection?

  /// Makes a context.
  init(
    arguments: ParsedArguments, console: any Console, environment: [String: String],
    deadline: Deadline?
  ) {
    self.arguments = arguments
    self.console = console
    self.environment = environment
    self.deadline = deadline
  }

  /// Whether the output is to be JSON.
  var wantsJSON: Bool { arguments.has("json") }

  /// Whether only what is essential is to be written.
  var isQuiet: Bool { arguments.has("quiet") }

  /// The connection to the session bus, opened at the first use.
  func connection() throws(CommandFailure) -> Connection {
    if let opened { return opened }
    do {
      let connection = try open()
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

  /// Everything that the service shows.
  ///
  /// - Parameter activating: whether the bus may start the service.
  func controlCenter(activating: Bool = true) async throws(CommandFailure) -> ControlCenterClient {
    let client = ControlCenterClient(connection: try connection())
    do { try await client.start(activating: activating) } catch {
      throw .service(error, title: nil)
    }
    return client
  }

  /// Writes a JSON document, indented.
  func print(_ value: JSONValue) { console.print(value.indentedText) }

  /// Writes a table.
  func print(_ table: TextTable) {
    for line in table.lines(colored: console.isColored, columns: console.columns) {
      console.print(line)
    }
  }

  /// Writes a remark to the standard error, unless the user wants none.
  func remark(_ text: String) {
    if !isQuiet { console.report("controlctl: " + text) }
  }
}
