internal import Bus
internal import ControlModel

extension KindDescriptor {
  /// Reads one of the answers of `Describe`; one that is malformed costs no other one, and has its
  /// problem.
  ///
  /// - Parameter number: its place, which names one that does not say its kind.
  init(described row: [String: Variant], number: Int) {
    do throws(BusError) {
      try self.init(variants: row)
    } catch {
      self.init(
        kind: row["Kind"]?.stringValue ?? "#\(number)", controlType: .unknown,
        problem: "is malformed: \(error.message)")
    }
  }
}
