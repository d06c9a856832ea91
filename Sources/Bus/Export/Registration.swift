/// Something that is exported, until it is cancelled or released. It does not keep the connection
/// open.
///
/// - Invariant: slots go before what their callbacks use.
@BusActor public final class Registration {
  private var slots: [Slot]
  private var contexts: [AnyObject]

  init(slots: [Slot], contexts: [AnyObject]) {
    self.slots = slots
    self.contexts = contexts
  }

  /// Takes it off the bus and releases its objects. Calls that run already still reply.
  public func cancel() {
    for slot in slots { slot.drop() }
    slots = []
    contexts = []
  }

  isolated deinit { cancel() }
}
