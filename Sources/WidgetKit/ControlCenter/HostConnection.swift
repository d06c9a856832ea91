internal import Bus

/// This process's connection to the session bus, for requests to the host.
///
/// It is opened at the first use and kept, so that a later request costs no handshake.
@BusActor
enum HostConnection {
  private static var connection: Connection?

  /// Runs the event loop: an extension's runtime has it running already, an app has not.
  nonisolated static func prepare() {
    EventLoop.shared.startThread()
  }

  static func open() throws(BusError) -> Connection {
    if let connection, connection.isOpen { return connection }
    let opened = try Connection.session()
    connection = opened
    return opened
  }
}
