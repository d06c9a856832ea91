/// Something that is exported, until it is cancelled or released. It does not keep the connection
/// open.
///
/// - Invariant: slots go before what their callbacks use.
@BusActor public final class Registration {
  private var slots: [Slot]
  private var contexts: [AnyObject]

  /// Nothing yet, but what the callbacks of later slots will use.
  init(contexts: [AnyObject]) {
    slots = []
    self.contexts = contexts
  }

  func add(_ slot: Slot) { slots.append(slot) }

  /// Takes it off the bus and releases its objects. Calls that run already still reply.
  public func cancel() {
    for slot in slots { slot.drop() }
    slots = []
    contexts = []
  }

  isolated deinit { cancel() }
}
