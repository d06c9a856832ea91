import Testing

@testable import ControlHost

@Suite("An app group's store, in a simulated hour,")
struct LookPacingTests {
  typealias Habit = StoreSimulation.Habit

  /// An extension that writes so long after each look began.
  private func simulation(
    _ delays: Duration..., isMarked: Bool, controls: Int = 1
  ) -> StoreSimulation {
    StoreSimulation(delays.map { Habit(delay: $0, isMarked: isMarked) }, controls: controls)
  }

  private func share(of delays: [Duration], within limit: Duration) -> Double {
    Double(delays.count { $0 <= limit }) / Double(delays.count)
  }

  /// Times of an app's writes, a few minutes apart and at no distance that repeats.
  private static let times: [Duration] = (1...20).map { number in
    .seconds(150) * number + .milliseconds((number * number * 7919) % 100_000)
  }

  @Test(
    "that each evaluation writes, unmarked, is looked at some ten times, then once a minute",
    arguments: [2, 30, 900], [1, 3])
  func unmarked(milliseconds: Int, controls: Int) {
    let simulation = simulation(
      .milliseconds(milliseconds), isMarked: false, controls: controls)
    simulation.run(until: .seconds(3600))
    for index in 0..<controls {
      let looks = simulation.looks(index)
      let first = looks.count { $0 < .seconds(60) }
      #expect((8...16).contains(first), "\(first)")
      #expect((50...65).contains(looks.count - first), "\(looks.count - first)")
    }
  }

  @Test(
    "that is written, unmarked, long after each evaluation is looked at ever more seldom",
    arguments: [1.01, 1.5, 5, 11, 29, 120], [1, 2])
  func late(seconds: Double, controls: Int) {
    let simulation = simulation(.seconds(seconds), isMarked: false, controls: controls)
    simulation.run(until: .seconds(3600))
    for index in 0..<controls {
      let looks = simulation.looks(index)
      let last = looks.count { $0 > .seconds(1800) }
      // In half an hour, with a minute between a write and the look.
      #expect(last <= Int(1800 / (60 + seconds)) + 5, "\(last)")
    }
  }

  @Test(
    "that an extension writes too shows what an app writes, in nearly every case at once",
    arguments: [0.002, 0.03, 11, 29], [true, false])
  func appBeside(seconds: Double, isMarked: Bool) {
    let simulation = simulation(.seconds(seconds), isMarked: isMarked)
    for time in Self.times { simulation.app(at: time, isMarked: false) }
    simulation.run(until: .seconds(4000))
    #expect(simulation.delays.count == 20)
    #expect(share(of: simulation.delays, within: .seconds(1)) >= 0.9, "\(simulation.delays)")
    #expect(simulation.delays.allSatisfy { $0 <= .seconds(61) })
    #expect(simulation.looks().count < 120, "\(simulation.looks().count)")
  }

  @Test(
    "that each evaluation writes and marks is looked at ever more seldom, up to every ten minutes",
    arguments: [0.002, 0.03, 2, 11, 30], [1, 3])
  func marked(seconds: Double, controls: Int) {
    let simulation = simulation(.seconds(seconds), isMarked: true, controls: controls)
    simulation.run(until: .seconds(86_400))
    for index in 0..<controls {
      let looks = simulation.looks(index)
      #expect((100...170).contains(looks.count), "\(looks.count)")
      #expect(looks.count { $0 > .seconds(43_200) } <= 73)
    }
  }

  @Test(
    "that each evaluation writes and marks shows within a second what an app writes and marks",
    arguments: [0.002, 0.03, 11])
  func markedApp(seconds: Double) {
    let simulation = simulation(.seconds(seconds), isMarked: true)
    for time in Self.times { simulation.app(at: time, isMarked: true) }
    simulation.run(until: .seconds(4000))
    #expect(simulation.delays.count == 20 && simulation.delays.allSatisfy { $0 < .seconds(1) })
    #expect(simulation.looks().count < 80, "\(simulation.looks().count)")
  }

  @Test(
    "shows nearly everything soon that an app writes again and again, unmarked",
    arguments: [0.05, 0.5, 1.3, 3, 15, 40], [[], [0.002], [11]])
  func regularApp(seconds: Double, habits: [Double]) {
    let simulation = StoreSimulation(
      habits.map { Habit(delay: .seconds($0), isMarked: false) }, controls: 2)
    let times = (1...min(300, Int(600 / seconds))).map {
      Duration.seconds(20 + seconds * Double($0))
    }
    for time in times { simulation.app(at: time, isMarked: false) }
    simulation.run(until: .seconds(700))
    #expect(simulation.delays.count == times.count)
    // Within a second of the one before, a change may be the doing of the look that this one led to.
    let limit = seconds < 3 ? Duration.milliseconds(2200) : .seconds(1)
    let share = share(of: simulation.delays, within: limit)
    #expect(share >= 0.9, "\(share) \(simulation.delays)")
  }

  @Test(
    "shows the last of a brisk series that an app writes, unmarked, within two seconds",
    arguments: [0.1, 0.2, 0.35, 0.5, 0.7, 0.95], [5.0, 8, 12, 20, 45])
  func briskApp(seconds: Double, length: Double) {
    let simulation = StoreSimulation([], controls: 2)
    let times = (1...Int(length / seconds)).map { Duration.seconds(20 + seconds * Double($0)) }
    for time in times { simulation.app(at: time, isMarked: false) }
    simulation.run(until: .seconds(200))
    #expect(simulation.delays.count == times.count)
    #expect(simulation.delays.allSatisfy { $0 <= .seconds(2) }, "\(simulation.delays.suffix(3))")
  }

  @Test(
    "that each evaluation writes twice, unmarked, is looked at ever more seldom in the end",
    arguments: [0.6, 1.5, 2.5])
  func twice(seconds: Double) {
    let simulation = simulation(.milliseconds(30), .seconds(seconds), isMarked: false)
    simulation.run(until: .seconds(3600))
    let last = simulation.looks().count { $0 > .seconds(1800) }
    #expect(simulation.looks().count < 1000 && last < 100, "\(simulation.looks().count) \(last)")
  }

  @Test("that looks write both marked and unmarked is no loop, and hides nobody")
  func both() {
    let simulation = StoreSimulation([
      Habit(delay: .milliseconds(2), isMarked: false),
      Habit(delay: .milliseconds(3), isMarked: true),
    ])
    for time in Self.times { simulation.app(at: time, isMarked: false) }
    simulation.run(until: .seconds(4000))
    #expect(simulation.looks().count < 130, "\(simulation.looks().count)")
    #expect(share(of: simulation.delays, within: .seconds(1)) >= 0.9, "\(simulation.delays)")
    #expect(simulation.delays.count == 20 && simulation.delays.allSatisfy { $0 <= .seconds(61) })
  }
}
