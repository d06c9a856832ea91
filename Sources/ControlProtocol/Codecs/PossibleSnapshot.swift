internal import Bus
internal import ControlModel

/// A snapshot that may be absent, which is an empty dictionary then.
struct PossibleSnapshot: BusValue {
  let snapshot: Snapshot?

  static var signature: Signature { Snapshot.signature }

  init(_ snapshot: Snapshot?) {
    self.snapshot = snapshot
  }

  func append(to writer: borrowing MessageWriter) throws(BusError) {
    try writer.appendFields { () throws(BusError) in try snapshot?.write(to: writer) }
  }

  init(from reader: borrowing MessageReader) throws(BusError) {
    var fields = SnapshotFields()
    try reader.forEachField { (key) throws(BusError) in try fields.take(key, from: reader) }
    do throws(DictionaryError) {
      snapshot = fields.isEmpty ? nil : try fields.finished()
    } catch {
      throw reader.failure(error)
    }
  }
}
