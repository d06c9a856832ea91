extension Duration {
  /// The time in seconds, such as `1.5 seconds`.
  var secondsText: String {
    let milliseconds = components.seconds * 1000 + components.attoseconds / 1_000_000_000_000_000
    if milliseconds == 1000 { return "1 second" }
    if milliseconds % 1000 == 0 { return "\(milliseconds / 1000) seconds" }
    return "\(Double(milliseconds) / 1000) seconds"
  }
}
