extension String {
  /// The text as one line without control characters, which a terminal or a panel might obey.
  var singleLine: String {
    guard hasControls else { return self }
    return String(String.UnicodeScalarView(unicodeScalars.map { $0.isControl ? " " : $0 }))
  }

  /// Whether there are control characters. Those beyond ASCII, U+0080 to U+009F, begin with the byte
  /// C2 and are looked for only where it is.
  var hasControls: Bool {
    mayHaveControls && unicodeScalars.contains(where: \.isControl)
  }

  private var mayHaveControls: Bool {
    utf8.withContiguousStorageIfAvailable { bytes in
      bytes.contains { $0 < 0x20 || $0 == 0x7F || $0 == 0xC2 }
    } ?? true
  }

  /// The text as one line that is no longer than an error's.
  var shortLine: String { prefix(bytes: HostLimits.failure).singleLine }

  /// The first characters of the text that fit into so many bytes, and a mark where some are missing.
  func prefix(bytes limit: Int) -> String {
    let start = beginning(bytes: limit)
    return start.endIndex == endIndex ? self : start + "…"
  }

  /// The first characters of the text that fit into so many bytes.
  func beginning(bytes limit: Int) -> Substring {
    guard utf8.count > limit else { return self[...] }
    var end = utf8.index(startIndex, offsetBy: limit)
    while end.samePosition(in: unicodeScalars) == nil { utf8.formIndex(before: &end) }
    return self[..<end]
  }
}

extension Unicode.Scalar {
  fileprivate var isControl: Bool { value < 0x20 || (0x7F...0x9F).contains(value) }
}
