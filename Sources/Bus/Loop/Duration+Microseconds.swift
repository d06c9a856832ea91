extension Duration {
  /// Whole microseconds as libsystemd counts them: 0 for negative durations, `UInt64.max - 1` for
  /// what is too long to count (`UInt64.max` means "never" in libsystemd).
  var microseconds: UInt64 {
    let (seconds, attoseconds) = components
    guard seconds >= 0, attoseconds >= 0 else { return 0 }
    let (whole, overflow) = UInt64(seconds).multipliedReportingOverflow(by: 1_000_000)
    let fraction = UInt64(attoseconds) / 1_000_000_000_000
    guard !overflow, whole <= .max - 1 - fraction else { return .max - 1 }
    return whole + fraction
  }

  func advanced(by other: Duration) -> Duration { self + min(other, .seconds(1 << 32)) }
}
