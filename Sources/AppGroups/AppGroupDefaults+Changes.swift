internal import Foundation

extension AppGroupDefaults {
  /// One element for each time that the file changed since the stream was made, by whichever
  /// program; changes that come together may share one. The stream ends with its reader.
  public func changes() -> AsyncStream<Void> {
    let path = StoreFile(name).path
    let (stream, continuation) = AsyncStream.makeStream(
      of: Void.self, bufferingPolicy: .bufferingNewest(1))
    do {
      let watch = try FileWatch(path: path) { continuation.yield() }
      continuation.onTermination = { _ in watch.cancel() }
    } catch {
      SharedStore.report(error)
      continuation.finish()
    }
    return stream
  }
}
