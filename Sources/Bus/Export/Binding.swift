internal import CSystemd
internal import Glibc

/// One member of one registration: what sd-bus hands to a callback.
struct BindingEntry {
  let binding: Unmanaged<Binding>
  let index: Int
}

/// An interface bound to an object, or to the objects of a subtree.
///
/// `entries` is the userdata of the registration. Its owner, the ``Registration``, drops the slot
/// before the binding, so sd-bus never sees freed entries.
@BusActor class Binding {
  let entries: UnsafeMutableBufferPointer<BindingEntry>
  private(set) weak var connection: Connection?

  init(members: Int) {
    // One at least: the address of an empty table could be NULL, which sd-bus takes for "none".
    entries = .allocate(capacity: max(1, members))
    for index in entries.indices {
      entries.initializeElement(
        at: index, to: BindingEntry(binding: .passUnretained(self), index: index))
    }
  }

  isolated deinit { entries.deallocate() }

  func attach(to connection: Connection, as interface: InterfaceName) {
    self.connection = connection
    connection.note(self, of: interface)
  }

  /// Whether the interface is on the object at a path, as far as anybody knows now.
  func hasObject(at path: UnsafePointer<CChar>) -> Bool { fatalError("abstract") }
  func call(_ index: Int, _ call: MethodCall) { fatalError("abstract") }
  func get(
    _ index: Int, path: UnsafePointer<CChar>, to writer: borrowing MessageWriter
  ) throws(BusError) { fatalError("abstract") }
  func set(
    _ index: Int, path: UnsafePointer<CChar>, from reader: borrowing MessageReader
  ) throws(BusError) { fatalError("abstract") }
  /// Appends the values of properties of the object at a path, and the names of those that tell no
  /// value; false if there is no such object.
  func append(
    changes properties: [MemberName], at path: ObjectPath, to writer: borrowing MessageWriter
  ) throws(BusError) -> Bool { fatalError("abstract") }
}

extension Binding {
  nonisolated static let methodCallback: sd_bus_message_handler_t = { message, userdata, _ in
    BusActor.enter((message, userdata)) { message, userdata in
      guard let message, let entry = entry(userdata) else { return }
      let binding = entry.binding.takeUnretainedValue()
      guard let connection = binding.connection else { return }
      let call = MethodCall(connection: connection, message: Message(borrowing: message))
      binding.call(entry.index, call)
    }
    // The reply is the handler's, now or later.
    return 1
  }

  nonisolated static let getCallback: sd_bus_property_get_t = {
    _, path, _, _, reply, userdata, error in
    BusActor.enter((path, reply, userdata, error)) { path, reply, userdata, error in
      guard let path, let reply, let entry = entry(userdata) else { return -EINVAL }
      do throws(BusError) {
        try entry.binding.takeUnretainedValue().get(
          entry.index, path: path, to: MessageWriter(reply))
        return 1
      } catch let failure {
        return failure.fill(error)
      }
    }
  }

  nonisolated static let setCallback: sd_bus_property_set_t = {
    _, path, _, _, value, userdata, error in
    BusActor.enter((path, value, userdata, error)) { path, value, userdata, error in
      guard let path, let value, let entry = entry(userdata) else { return -EINVAL }
      do throws(BusError) {
        try entry.binding.takeUnretainedValue().set(
          entry.index, path: path, from: MessageReader(value))
        return 1
      } catch let failure {
        return failure.fill(error)
      }
    }
  }

  private static func entry(_ userdata: UnsafeMutableRawPointer?) -> BindingEntry? {
    userdata?.assumingMemoryBound(to: BindingEntry.self).pointee
  }
}
