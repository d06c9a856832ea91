internal import CSystemd

/// A source of events on the loop. It stops when it is cancelled or released.
@BusActor public class EventSource {
  /// The `sd_event_source`; its userdata is this object, unretained, so it never outlives it.
  private(set) var source: OpaquePointer?

  /// Adds a source with `add`, which is given the loop, the place for the source, and the userdata.
  init(
    _ add: (OpaquePointer, inout OpaquePointer?, UnsafeMutableRawPointer) -> Int32
  ) throws(BusError) {
    let event = try EventLoop.shared.handle()
    try check(add(event, &source, Unmanaged.passUnretained(self).toOpaque()))
  }

  /// Stops the source; its handler is not called again. `sd_event_source_disable_unref`.
  public func cancel() {
    source = sd_event_source_disable_unref(source)
  }

  isolated deinit { cancel() }

  /// The object behind the userdata of a callback, held while the callback runs.
  static func from(_ userdata: UnsafeMutableRawPointer?) -> Self? {
    guard let userdata else { return nil }
    return Unmanaged<EventSource>.fromOpaque(userdata).takeUnretainedValue() as? Self
  }
}
