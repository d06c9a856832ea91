internal import CSystemd

/// A registration with sd-bus: a pending call, a match, a vtable. `sd_bus_slot`.
///
/// Slots are never floating: sd-bus calls back only as long as the owner of the slot lives. The
/// owner is the userdata too, so it must drop its slot before anything that the callback uses.
@BusActor final class Slot {
  private var raw: OpaquePointer?

  /// Registers with `add`, which is given the place for the slot.
  init(_ add: (inout OpaquePointer?) -> Int32) throws(BusError) {
    try check(add(&raw))
  }

  func drop() { raw = sd_bus_slot_unref(raw) }

  isolated deinit { sd_bus_slot_unref(raw) }
}
