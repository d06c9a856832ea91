internal import Foundation

/// The compiler's plugin for `#Preview`: every expansion is empty, as nothing shows previews here.
///
/// It speaks the compiler's protocol itself: on each stream, messages of JSON after their length in
/// eight bytes, little-endian.
@main
enum PreviewPlugin {
  static func main() throws {
    while let request = try read() {
      // A request is an object with one key, which names it.
      let isGreeting = request.starts(with: Data(#"{"getCapability""#.utf8))
      try write(isGreeting ? Self.capability : Self.expansion)
    }
  }

  private static let capability = #"{"getCapabilityResult":{"capability":{"protocolVersion":7}}}"#
  private static let expansion =
    #"{"expandMacroResult":{"expandedSource":"","diagnostics":[]}}"#

  /// The next request; nil when the compiler has closed the stream.
  private static func read() throws -> Data? {
    guard let header = try read(count: 8) else { return nil }
    let count = header.enumerated().reduce(0) { $0 | Int($1.element) << (8 * $1.offset) }
    return try read(count: count)
  }

  private static func read(count: Int) throws -> Data? {
    var data = Data()
    while data.count < count {
      guard let more = try FileHandle.standardInput.read(upToCount: count - data.count),
        !more.isEmpty
      else { return nil }
      data.append(more)
    }
    return data
  }

  private static func write(_ answer: String) throws {
    let body = Data(answer.utf8)
    let header = Data((0..<8).map { UInt8(truncatingIfNeeded: body.count >> (8 * $0)) })
    try FileHandle.standardOutput.write(contentsOf: header + body)
  }
}
