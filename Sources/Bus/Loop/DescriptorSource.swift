internal import CSystemd
internal import Glibc

/// Readiness of a file descriptor. `sd_event_add_io`.
@BusActor public final class DescriptorSource: EventSource {
  /// What the descriptor can be ready for.
  public struct Events: OptionSet, Sendable {
    /// The bits of `epoll`.
    public let rawValue: UInt32

    /// A set with the bits of `epoll`.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Data can be read, or the other end has closed (`EPOLLIN`).
    public static let readable = Events(rawValue: EPOLLIN.rawValue)
    /// Data can be written (`EPOLLOUT`).
    public static let writable = Events(rawValue: EPOLLOUT.rawValue)
    /// Exceptional data (`EPOLLPRI`).
    public static let priority = Events(rawValue: EPOLLPRI.rawValue)
    /// The other end hung up (`EPOLLHUP`); always reported.
    public static let hangup = Events(rawValue: EPOLLHUP.rawValue)
    /// The descriptor has an error (`EPOLLERR`); always reported.
    public static let error = Events(rawValue: EPOLLERR.rawValue)
  }

  private let handler: @BusActor (Events) -> Void

  init(
    _ descriptor: Int32, _ events: Events, _ handler: @escaping @BusActor (Events) -> Void
  ) throws(BusError) {
    self.handler = handler
    try super.init { event, source, userdata in
      sd_event_add_io(
        event, &source, descriptor, events.rawValue,
        { _, _, ready, userdata in DescriptorSource.notify(userdata, ready) }, userdata)
    }
  }

  private nonisolated static func notify(
    _ userdata: UnsafeMutableRawPointer?, _ ready: UInt32
  ) -> Int32 {
    BusActor.enter(userdata) { userdata in
      DescriptorSource.from(userdata)?.handler(Events(rawValue: ready))
    }
    return 0
  }
}

extension EventLoop {
  /// Calls `handler` whenever the descriptor is ready, as long as it stays so. The caller keeps the
  /// descriptor open until it has cancelled the source.
  @BusActor public func onReadable(
    _ descriptor: Int32, events: DescriptorSource.Events = .readable,
    _ handler: @escaping @BusActor (DescriptorSource.Events) -> Void
  ) throws(BusError) -> DescriptorSource {
    try DescriptorSource(descriptor, events, handler)
  }
}
