import Testing

@testable import ExtensionRuntime

struct RenewalTests {
  /// The times in an hour at which a provider is asked whose every asking is announced, and followed by
  /// an evaluation that finds another look.
  private static func hour() -> [Duration] {
    var (renewal, now, times) = (Renewal(), Duration.zero, [Duration]())
    while now < .seconds(3_600) {
      renewal.announced()
      let isEcho = renewal.evaluationBegins(at: now)
      now += renewal.pause(isEcho: isEcho)
      times.append(now)
    }
    return times
  }

  @Test func whatAlwaysLooksOtherwiseIsAskedEverMoreSeldom() {
    let times = Self.hour()
    #expect(times.prefix { $0 < .seconds(60) }.count <= 10)
    #expect(times.count <= 75)
  }

  @Test func nobodyWaitsLongerThanAMinuteForTheNextTime() {
    let times = Self.hour()
    #expect(zip(times, times.dropFirst()).allSatisfy { $1 - $0 <= .seconds(60) })
  }

  @Test func anEvaluationLongAfterTheAnnouncementHasItAskedAtOnce() {
    var renewal = Renewal()
    for _ in 0..<20 { _ = renewal.pause(isEcho: true) }
    renewal.announced()
    let echoes = [5, 6, 7].map { renewal.evaluationBegins(at: .seconds($0)) }
    #expect(echoes == [true, true, false])
    let pauses = [false, true].map { renewal.pause(isEcho: $0) }
    #expect(pauses == [.zero, .milliseconds(50)])
  }

  @Test func whatLooksAsItDidEndsTheRow() {
    var renewal = Renewal()
    for _ in 0..<20 { _ = renewal.pause(isEcho: true) }
    renewal.rest()
    let pause = renewal.pause(isEcho: true)
    #expect(pause == .milliseconds(50))
  }
}
