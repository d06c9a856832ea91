/// A course of a change; ignored here.
public struct Animation: Hashable, Sendable {
  private init() {}

  /// The usual course.
  public static let `default` = Animation()
  /// An even course.
  public static let linear = Animation()
  /// A course that begins slowly.
  public static let easeIn = Animation()
  /// A course that ends slowly.
  public static let easeOut = Animation()
  /// A course that begins and ends slowly.
  public static let easeInOut = Animation()
  /// A course that swings.
  public static let spring = Animation()
  /// A course that bounces.
  public static let bouncy = Animation()
  /// A course without a bounce.
  public static let smooth = Animation()
  /// A quick course with a small bounce.
  public static let snappy = Animation()

  /// An even course of this length, in seconds.
  public static func linear(duration: Double) -> Animation { Animation() }
  /// A course of this length that begins slowly.
  public static func easeIn(duration: Double) -> Animation { Animation() }
  /// A course of this length that ends slowly.
  public static func easeOut(duration: Double) -> Animation { Animation() }
  /// A course of this length that begins and ends slowly.
  public static func easeInOut(duration: Double) -> Animation { Animation() }
  /// A course that swings.
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Animation { Animation() }
  /// A course of this length that swings.
  public static func spring(
    duration: Double = 0.5, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation { Animation() }
  /// A course of this length that bounces.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    Animation()
  }
  /// A course of this length without a bounce.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    Animation()
  }
  /// A course of this length with a small bounce.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    Animation()
  }

  /// A later course.
  public func delay(_ delay: Double) -> Animation { self }
  /// A quicker course.
  public func speed(_ speed: Double) -> Animation { self }
  /// A course that comes again.
  public func repeatForever(autoreverses: Bool = true) -> Animation { self }
  /// A course that comes again.
  public func repeatCount(_ count: Int, autoreverses: Bool = true) -> Animation { self }
}

/// Runs a change at once; there is nothing to animate.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try body()
}
