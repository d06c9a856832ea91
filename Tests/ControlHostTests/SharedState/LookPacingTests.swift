import TestSupport
import Testing

@testable import ControlHost

@Suite("An app group's store, in a simulated time,")
struct LookPacingTests {
  typealias Habit = StoreSimulation.Habit

  /// An extension that writes so long after each look began.
  private func simulation(
    _ delays: Double..., jitter: Double = 0, isMarked: Bool, controls: Int = 1
  ) -> StoreSimulation {
    let habits = delays.map {
      Habit(delay: .seconds($0), jitter: .seconds(jitter), isMarked: isMarked)
    }
    return StoreSimulation(habits, controls: controls)
  }

  private func share(of delays: [Duration], within limit: Duration) -> Double {
    Double(delays.count { $0 <= limit }) / Double(delays.count)
  }

  /// Times of an app's writes, a few minutes apart and at no distance that repeats.
  private static let times: [Duration] = (1...20).map { number in
    .seconds(150) * number + .milliseconds((number * number * 7919) % 100_000)
  }
}

// MARK: - No loop

extension LookPacingTests {
  @Test(
    "that is written, unmarked, with or after each look is looked at ever more seldom, up to once a minute",
    arguments: [0.002, 0.03, 0.6, 0.9, 1.5, 5, 11, 29, 120], [1, 3])
  func loop(seconds: Double, controls: Int) {
    let simulation = simulation(seconds, isMarked: false, controls: controls)
    simulation.run(until: .seconds(7200))
    for index in 0..<controls {
      let looks = simulation.looks(index)
      #expect(looks.count { $0 < .seconds(60) } <= 30)
      // A minute, or three fifths of one.
      let last = looks.count { $0 > .seconds(3600) }
      #expect((15...Int(3600 / (48 + seconds)) + 3).contains(last), "\(last)")
    }
  }

  @Test(
    "that is written, unmarked, at another time after each look is looked at every three seconds at most",
    arguments: [(0.3, 0.6), (1, 1), (5, 5), (11, 1), (120, 20)], [1, 3])
  func jitter(times: (seconds: Double, jitter: Double), controls: Int) {
    let simulation = simulation(
      times.seconds, jitter: times.jitter, isMarked: false, controls: controls)
    simulation.run(until: .seconds(3600))
    for index in 0..<controls {
      let count = simulation.looks(index).count
      #expect(count <= 1200 + 120, "\(count)")
    }
  }

  @Test(
    "that looks write again and again, unmarked, is looked at every three seconds at most",
    arguments: [
      [0.3, 0.6, 0.9, 1.2, 1.5], [0, 0.2, 0.4, 0.6, 0.8], [1, 1.3, 1.6], [5, 5.3, 5.6],
    ],
    [1, 3])
  func often(delays: [Double], controls: Int) {
    let simulation = StoreSimulation(
      delays.map { Habit(delay: .seconds($0), isMarked: false) }, controls: controls)
    simulation.run(until: .seconds(3600))
    for index in 0..<controls {
      let count = simulation.looks(index).count
      #expect(count <= 1200 + 120, "\(count)")
    }
  }

  @Test(
    "that looks write is looked at no more often because one control is asked for again and again",
    arguments: [0.002, 0.15])
  func reloads(seconds: Double) {
    let simulation = simulation(seconds, isMarked: false, controls: 2)
    for round in 1..<600 { simulation.reload(1, at: .seconds(5 * round)) }
    simulation.run(until: .seconds(3000))
    // One for each reload, and one in three seconds.
    let count = simulation.looks(0).count
    #expect(count <= 600 + 1000 + 120, "\(count)")
  }

  @Test(
    "that each evaluation writes twice, unmarked, is looked at ever more seldom",
    arguments: [0.6, 1.5, 2.5])
  func twice(seconds: Double) {
    let simulation = simulation(0.03, seconds, isMarked: false)
    simulation.run(until: .seconds(3600))
    let last = simulation.looks().count { $0 > .seconds(1800) }
    #expect(simulation.looks().count < 200 && last < 60, "\(simulation.looks().count) \(last)")
  }

  @Test(
    "that each evaluation writes and marks is looked at ever more seldom, up to every ten minutes",
    arguments: [0.002, 0.03, 2, 11, 30], [1, 3])
  func marked(seconds: Double, controls: Int) {
    let simulation = simulation(seconds, isMarked: true, controls: controls)
    simulation.run(until: .seconds(86_400))
    for index in 0..<controls {
      let looks = simulation.looks(index)
      #expect((100...170).contains(looks.count), "\(looks.count)")
      #expect(looks.count { $0 > .seconds(43_200) } <= 73)
    }
  }
}

// MARK: - The truth, soon

extension LookPacingTests {
  @Test(
    "that an extension writes too shows what an app writes, in nearly every case at once",
    arguments: [[0.002], [0.03], [0.03, 0.6], [11], [29]], [true, false])
  func appBeside(delays: [Double], isMarked: Bool) {
    let simulation = StoreSimulation(
      delays.map { Habit(delay: .seconds($0), isMarked: isMarked) })
    for time in Self.times { simulation.app(at: time, isMarked: false) }
    simulation.run(until: .seconds(4000))
    #expect(simulation.delays.count == 20)
    #expect(share(of: simulation.delays, within: .seconds(1)) >= 0.9, "\(simulation.delays)")
    #expect(simulation.delays.allSatisfy { $0 <= .seconds(61) })
    #expect(simulation.looks().count < 420, "\(simulation.looks().count)")
  }

  @Test(
    "that each evaluation writes and marks shows within a second what an app writes and marks",
    arguments: [0.002, 0.03, 11])
  func markedApp(seconds: Double) {
    let simulation = simulation(seconds, isMarked: true)
    for time in Self.times { simulation.app(at: time, isMarked: true) }
    simulation.run(until: .seconds(4000))
    #expect(simulation.delays.count == 20 && simulation.delays.allSatisfy { $0 < .seconds(1) })
    #expect(simulation.looks().count < 80, "\(simulation.looks().count)")
  }

  /// From one write to the next, in seconds.
  private static let intervals: [ClosedRange<Double>] = [
    0.01...0.03, 0.05...0.05, 0.05...0.1, 0.1...0.1, 0.1...0.3, 0.3...0.9, 0.5...0.5, 0.7...0.7,
    0.95...0.95, 1...1, 1...1.5, 2...4,
  ]

  @Test(
    "shows each of many unmarked writes of an app soon, and the last one too", arguments: intervals,
    [[], [0.002], [11]])
  func series(interval: ClosedRange<Double>, habits: [Double]) {
    var generator = SplitMix64(seed: 7)
    for count in [10, 40, 200] {
      let simulation = StoreSimulation(
        habits.map { Habit(delay: .seconds($0), isMarked: false) }, controls: 2)
      var time = 20.0
      for _ in 0..<count {
        time += Double.random(in: interval, using: &generator)
        simulation.app(at: .seconds(time), isMarked: false)
      }
      simulation.run(until: .seconds(time + 100))
      #expect(simulation.delays.count == count)
      let latest = simulation.delays.max() ?? .zero
      // A few dozen are shown within a second or so, and many within three.
      let limit = count > 40 || !habits.isEmpty ? 3.1 : 1.5
      #expect(latest <= .seconds(limit), "\(count): \(latest)")
    }
  }

  @Test(
    "shows within a second what an app writes, unmarked, every few seconds for hours",
    arguments: [3...3, 3...5, 5...5, 10...20, 15...15, 60...60])
  func regular(interval: ClosedRange<Double>) {
    var generator = SplitMix64(seed: 7)
    let simulation = StoreSimulation([], controls: 2)
    var time = 20.0
    while time < 7200 {
      time += Double.random(in: interval, using: &generator)
      simulation.app(at: .seconds(time), isMarked: false)
    }
    simulation.run(until: .seconds(7300))
    #expect(simulation.delays.allSatisfy { $0 < .seconds(1) }, "\(simulation.delays.max()!)")
    #expect(share(of: simulation.delays, within: .seconds(0.5)) > 0.8)
  }

  @Test(
    "shows soon what an app writes, unmarked, twice in a row and by the clock",
    arguments: [8, 12, 15, 60], [0.3, 0.824, 1.08])
  func pairs(period: Double, gap: Double) {
    var generator = SplitMix64(seed: 3)
    let simulation = StoreSimulation([])
    for round in 0..<60 {
      for delay in [0, gap] {
        let jitter = Double.random(in: 0...0.004, using: &generator)
        let time = 20 + period * Double(round) + delay + jitter
        simulation.app(at: .seconds(time), isMarked: false)
      }
    }
    simulation.run(until: .seconds(20 + period * 60 + 100))
    #expect(simulation.delays.allSatisfy { $0 < .seconds(1.5) }, "\(simulation.delays.max()!)")
  }

  @Test(
    "shows soon what an app writes, unmarked, in answer to each showing, a dozen times",
    arguments: [0.05...0.1, 0.1...0.1, 0.3...0.9, 0.5...0.5, 1...1, 1...2, 3...3])
  func answers(interval: ClosedRange<Double>) {
    var generator = SplitMix64(seed: 7)
    let simulation = StoreSimulation([], controls: 2)
    let answers = (0..<12).map { _ in
      Duration.seconds(Double.random(in: interval, using: &generator))
    }
    simulation.app(at: .seconds(20), answering: answers)
    simulation.run(until: .seconds(100))
    #expect(simulation.delays.count == 13)
    #expect(simulation.delays.allSatisfy { $0 <= .seconds(1.1) }, "\(simulation.delays)")
  }

  @Test("that looks write both marked and unmarked is no loop, and hides nobody")
  func both() {
    let simulation = StoreSimulation([
      Habit(delay: .milliseconds(2), isMarked: false),
      Habit(delay: .milliseconds(3), isMarked: true),
    ])
    for time in Self.times { simulation.app(at: time, isMarked: false) }
    simulation.run(until: .seconds(4000))
    #expect(simulation.looks().count < 420, "\(simulation.looks().count)")
    #expect(share(of: simulation.delays, within: .seconds(1)) >= 0.9, "\(simulation.delays)")
    #expect(simulation.delays.count == 20 && simulation.delays.allSatisfy { $0 <= .seconds(61) })
  }
}
