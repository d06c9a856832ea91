internal import Bus

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

  init(name: BusName, isByHand: Bool) {
    self.name = name
    self.isByHand = isByHand
  }

  /// Whether it crashed, now that it has lost the name. Nobody tells a crash between two calls from a
  /// leave that is not announced; but one that has never answered anything has not served.
  var hasCrashed: Bool { !isLeaving && (announcesLeaving || !hasAnswered) }
}
