internal import Glibc

/// The file that remembers which control a left click runs: `primary = ID`, comments with `#`.
public struct PrimaryChoice: Sendable {
  private let file: String

  /// The choice of the user whose configuration folder this is.
  public init(configurationFolder: String) {
    file = configurationFolder + "/controlbus/tray.conf"
  }

  /// The name in the file; nil where there is none.
  public func read() -> String? {
    for line in text.split(whereSeparator: \.isNewline) {
      let parts = line.split(separator: "=", maxSplits: 1).map(Self.trim)
      if parts.count == 2, parts[0] == "primary", !parts[1].isEmpty { return parts[1] }
    }
    return nil
  }

  /// Writes the choice, whole or not at all; nil for none.
  ///
  /// - Returns: what kept the file from being written; nil when it is.
  public func write(_ name: String?) -> String? {
    let folder = String(file.prefix(upTo: file.lastIndex(of: "/") ?? file.endIndex))
    let parent = String(folder.prefix(upTo: folder.lastIndex(of: "/") ?? folder.endIndex))
    for path in [parent, folder] { mkdir(path, 0o700) }
    let kept = text.split(whereSeparator: \.isNewline).filter { line in
      line.split(separator: "=").first.map(Self.trim) != "primary"
    }
    let lines = kept.map(String.init) + (name.map { ["primary = \($0)"] } ?? [])
    let isWritten = replace(with: lines.map { $0 + "\n" }.joined())
    return isWritten ? nil : String(cString: strerror(errno))
  }

  private func replace(with text: String) -> Bool {
    let temporary = file + ".new"
    guard let stream = fopen(temporary, "we") else { return false }
    let isWritten = fputs(text, stream) >= 0 && fflush(stream) == 0 && fsync(fileno(stream)) == 0
    fclose(stream)
    return isWritten && rename(temporary, file) == 0
  }

  private var text: String {
    guard let stream = fopen(file, "re") else { return "" }
    defer { fclose(stream) }
    var bytes = [UInt8](repeating: 0, count: 65_536)
    let count = fread(&bytes, 1, bytes.count, stream)
    return String(decoding: bytes[..<count], as: UTF8.self)
  }

  private static func trim(_ text: Substring) -> String {
    let start = text.drop(while: \.isWhitespace)
    let end = start.lastIndex { !$0.isWhitespace }
    return end.map { String(start[...$0]) } ?? ""
  }
}
