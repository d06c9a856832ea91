internal import Bus
internal import ControlProtocol

/// A process of an extension, from when it is seen to own the name.
@BusActor
final class ExtensionProcess {
  /// Its unique name.
  let name: BusName
  /// Somebody runs it by hand: it has no manifest, or said so when it registered.
  var isByHand: Bool
  /// It said that it tells when it leaves in order.
  var announcesLeaving = false
  /// It leaves in order: it told so, or was asked to.
  var isLeaving = false
  /// It has answered a call.
  var hasAnswered = false
  /// Its crash has been counted, however many calls it ended.
  var isCounted = false

  /// The look of each control that it sent last.
  private var looks: [String: KnownLook] = [:]

  init(name: BusName, isByHand: Bool) {
    self.name = name
    self.isByHand = isByHand
  }

  /// The look of a control that it sent last.
  func look(of control: String) -> KnownLook {
    if let look = looks[control] { return look }
    let new = KnownLook()
    looks[control] = new
    return new
  }

  /// Whether it crashed, now that it has lost the name. Nobody tells a crash between two calls from a
  /// leave that is not announced; but one that has never answered anything has not served.
  var hasCrashed: Bool { !isLeaving && (announcesLeaving || !hasAnswered) }
}
