/// A generator of random numbers that gives the same ones for the same seed.
struct SplitMix64: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// Whether something happens that happens so often.
  mutating func chance(_ probability: Double) -> Bool {
    Double.random(in: 0..<1, using: &self) < probability
  }

  /// A length of time between none and this.
  mutating func duration(upTo limit: Duration) -> Duration {
    limit * Double.random(in: 0..<1, using: &self)
  }

  /// One of these.
  mutating func pick<Value>(_ values: Value...) -> Value {
    values[Int.random(in: 0..<values.count, using: &self)]
  }
}
