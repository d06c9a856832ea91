extension String {
  /// The text on one line and without characters that steer a terminal or reorder a line: a
  /// control's author, or a hostile title, writes texts and nothing else.
  var onOneLine: String {
    if utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) { return self }
    var result = ""
    for scalar in unicodeScalars {
      switch scalar.value {
      case 0x09, 0x0A, 0x0D, 0x2028, 0x2029: result.unicodeScalars.append(" ")
      case 0x00..<0x20, 0x7F..<0xA0: result.unicodeScalars.append("\u{FFFD}")
      case 0x202A...0x202E, 0x2066...0x2069: continue
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

/// A text in quotation marks, fit for one line of a message.
func quoted(_ text: String) -> String { "\"" + text.onOneLine + "\"" }
