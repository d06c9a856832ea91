internal import CBusShim
internal import CSystemd
internal import Glibc

/// The table through which sd-bus knows an interface. It is never freed.
///
/// Every entry's offset is its index times the size of a ``BindingEntry``: sd-bus adds it to the
/// userdata of the registration, so that each callback is given the entry of its own member.
struct VTable: Sendable {
  /// Never written to after `init`, never freed.
  nonisolated(unsafe) let pointer: UnsafeMutablePointer<sd_bus_vtable>

  init<Object>(_ members: [Member<Object>]) {
    guard let table = cbus_vtable_new(members.count) else { fatalError("No memory for a vtable") }
    pointer = table
    for (index, member) in members.enumerated() { set(member, at: index) }
  }

  private func set<Object>(_ member: Member<Object>, at index: Int) {
    let name = strdup(member.name.rawValue)
    let offset = index * MemoryLayout<BindingEntry>.stride
    switch member.kind {
    case .method(let arguments, let results, _):
      cbus_vtable_set_method(
        pointer, index, name, strdup(arguments.rawValue), strdup(results.rawValue),
        Self.names(member, for: [arguments, results]), Binding.methodCallback, offset,
        UInt64(SD_BUS_VTABLE_UNPRIVILEGED))
    case .property(let type, let emits, _, let setter):
      cbus_vtable_set_property(
        pointer, index, name, strdup(type.rawValue), Binding.getCallback,
        setter == nil ? nil : Binding.setCallback, offset,
        emits.flags | (setter == nil ? 0 : UInt64(SD_BUS_VTABLE_UNPRIVILEGED)))
    case .signal(let arguments):
      cbus_vtable_set_signal(
        pointer, index, name, strdup(arguments.rawValue), Self.names(member, for: [arguments]))
    }
  }

  /// The names one after another, each ended by NUL, and one more NUL after the last: libsystemd
  /// reads up to it.
  private static func names<Object>(
    _ member: Member<Object>, for signatures: [Signature]
  ) -> UnsafePointer<CChar> {
    let count = signatures.reduce(0) { $0 + $1.completeTypes.count }
    precondition(
      member.argumentNames.isEmpty || member.argumentNames.count == count,
      "\(member.name) has \(count) arguments and results, not \(member.argumentNames.count)")
    let bytes: [CChar] = member.argumentNames.flatMap { Array($0.utf8CString) } + [0, 0]
    let copy = UnsafeMutablePointer<CChar>.allocate(capacity: bytes.count)
    copy.initialize(from: bytes, count: bytes.count)
    return UnsafePointer(copy)
  }
}

extension PropertyEmission {
  fileprivate var flags: UInt64 {
    switch self {
    case .change: UInt64(SD_BUS_VTABLE_PROPERTY_EMITS_CHANGE)
    case .invalidation: UInt64(SD_BUS_VTABLE_PROPERTY_EMITS_INVALIDATION)
    case .never: 0
    case .constant: UInt64(SD_BUS_VTABLE_PROPERTY_CONST)
    }
  }
}
