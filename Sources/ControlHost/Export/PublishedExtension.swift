internal import Bus
internal import ControlProtocol

/// An extension as it is published.
@BusActor
final class PublishedExtension {
  let path: ObjectPath
  let known: KnownExtension
  var status: PublishedStatus

  init(_ known: KnownExtension, in gallery: Gallery) {
    path = .extensionStatus(busName: known.name)
    self.known = known
    status = PublishedStatus(known, in: gallery)
  }
}
