/// A generator of random numbers that gives the same ones for the same seed.
public struct SplitMix64: RandomNumberGenerator {
  private var state: UInt64

  /// Starts the sequence that this seed has.
  public init(seed: UInt64) {
    state = seed
  }

  /// The next 64 bits.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// Whether something happens that happens so often.
  public mutating func chance(_ probability: Double) -> Bool {
    Double.random(in: 0..<1, using: &self) < probability
  }

  /// A length of time between none and this.
  public mutating func duration(upTo limit: Duration) -> Duration {
    limit * Double.random(in: 0..<1, using: &self)
  }

  /// One of these.
  public mutating func pick<Value>(_ values: Value...) -> Value {
    values[Int.random(in: 0..<values.count, using: &self)]
  }
}
