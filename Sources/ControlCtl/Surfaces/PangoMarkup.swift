/// The markup of Pango, which Waybar and notification services draw texts with.
enum PangoMarkup {
  /// The text so that it stands for itself: on one line, without control characters.
  static func escape(_ text: String) -> String {
    var result = ""
    for scalar in text.onOneLine.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
