/// The name of an app group, fit to be part of a file's name.
struct StoreName: Hashable, Sendable {
  let text: String

  /// Refuses what would reach another folder or hide, and Foundation's name for all programs'
  /// settings.
  init(_ text: String) throws(AppGroupError) {
    let isPlain = text.utf8.allSatisfy { $0 > 0x20 && $0 != 0x7F && $0 != UInt8(ascii: "/") }
    guard (1...200).contains(text.utf8.count), isPlain, !text.hasPrefix("."),
      text != "NSGlobalDomain"
    else { throw .invalidName(text) }
    self.text = text
  }
}
