/// How content changes. Nothing is drawn here, so it is only a value for ignored modifiers.
public struct ContentTransition: Hashable, Sendable {
  private let name: String
  /// The choice of this name.
  public static let identity = ContentTransition(name: "identity")
  /// The choice of this name.
  public static let opacity = ContentTransition(name: "opacity")
  /// The choice of this name.
  public static let interpolate = ContentTransition(name: "interpolate")
  /// The choice of this name.
  public static let symbolEffect = ContentTransition(name: "symbolEffect")

  /// The symbol's own motion.
  public static func symbolEffect(
    _ effect: some SymbolEffect, options: SymbolEffectOptions = .default
  ) -> ContentTransition { .symbolEffect }
  /// A roll of digits.
  public static func numericText(countsDown: Bool = false) -> ContentTransition { .identity }
  /// A roll of digits to a value.
  public static func numericText(value: Double) -> ContentTransition { .identity }
}
