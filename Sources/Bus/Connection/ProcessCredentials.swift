/// Who is behind a connection, as far as the bus knows.
public struct ProcessCredentials: Hashable, Sendable {
  /// The process; nil where the bus cannot tell.
  public let processID: Int32?
  /// The user; nil where the bus cannot tell.
  public let userID: UInt32?
}
