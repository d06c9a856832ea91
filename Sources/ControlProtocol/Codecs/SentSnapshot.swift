public import Bus
public import ControlModel

/// A snapshot on its way; absent, it is an empty dictionary.
public struct SentSnapshot: BusValue {
  /// The snapshot.
  public let snapshot: Snapshot?
  /// What its extension calls the look of both states: the key `Look`.
  public let look: UInt64?

  /// `a{sv}`.
  public static var signature: Signature { Snapshot.signature }

  /// Makes one of its parts.
  public init(_ snapshot: Snapshot?, look: UInt64? = nil) {
    self.snapshot = snapshot
    self.look = look
  }

  /// The snapshot, where it must not be absent.
  var present: Snapshot {
    get throws(BusError) {
      guard let snapshot else { throw .invalidArguments("A snapshot must not be empty") }
      return snapshot
    }
  }

  /// Appends the snapshot as a dictionary.
  public func append(to writer: borrowing MessageWriter) throws(BusError) {
    try writer.appendFields { () throws(BusError) in
      try snapshot?.write(to: writer)
      if let look { try writer.write("Look", number: look) }
    }
  }

  /// Reads a snapshot; a field of the wrong type is `InvalidArgs` and named.
  public init(from reader: borrowing MessageReader) throws(BusError) {
    var fields = SnapshotFields()
    var look: UInt64?
    try reader.forEachField { (key) throws(BusError) in
      if key == "Look" { look = try reader.number(key) } else { try fields.take(key, from: reader) }
    }
    do throws(DictionaryError) {
      self.init(fields.isEmpty ? nil : try fields.finished(), look: look)
    } catch {
      throw reader.failure(error)
    }
  }
}
