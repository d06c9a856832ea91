/// A motion of a symbol; ignored here.
public protocol SymbolEffect: Sendable {}

/// A motion of a symbol, such as a bounce; ignored here.
public struct _SymbolMotion: SymbolEffect, Hashable {
  init() {}

  /// The motion upwards.
  public var up: _SymbolMotion { self }
  /// The motion downwards.
  public var down: _SymbolMotion { self }
  /// The motion layer by layer.
  public var byLayer: _SymbolMotion { self }
  /// The motion of the whole symbol.
  public var wholeSymbol: _SymbolMotion { self }
  /// The motion that goes on, layer after layer.
  public var iterative: _SymbolMotion { self }
  /// The motion that adds layer to layer.
  public var cumulative: _SymbolMotion { self }
  /// The motion that turns back at its end.
  public var reversing: _SymbolMotion { self }
  /// The motion that does not turn back.
  public var nonReversing: _SymbolMotion { self }
}

extension SymbolEffect where Self == _SymbolMotion {
  /// The motion of this name.
  public static var bounce: _SymbolMotion { _SymbolMotion() }
  /// The motion of this name.
  public static var pulse: _SymbolMotion { _SymbolMotion() }
  /// The motion of this name.
  public static var variableColor: _SymbolMotion { _SymbolMotion() }
  /// The motion of this name.
  public static var scale: _SymbolMotion { _SymbolMotion() }
  /// The motion of this name.
  public static var appear: _SymbolMotion { _SymbolMotion() }
  /// The motion of this name.
  public static var disappear: _SymbolMotion { _SymbolMotion() }
  /// The motion of this name.
  public static var replace: _SymbolMotion { _SymbolMotion() }
  /// The motion of this name.
  public static var automatic: _SymbolMotion { _SymbolMotion() }
  /// The motion of this name.
  public static var wiggle: _SymbolMotion { _SymbolMotion() }
  /// The motion of this name.
  public static var rotate: _SymbolMotion { _SymbolMotion() }
  /// The motion of this name.
  public static var breathe: _SymbolMotion { _SymbolMotion() }
  /// The motion of this name.
  public static var drawOn: _SymbolMotion { _SymbolMotion() }
  /// The motion of this name.
  public static var drawOff: _SymbolMotion { _SymbolMotion() }
}

/// How often a symbol moves; ignored here.
public struct SymbolEffectOptions: Hashable, Sendable {
  private init() {}

  /// The usual way.
  public static let `default` = SymbolEffectOptions()
  /// For ever.
  public static let repeating = SymbolEffectOptions()
  /// Once.
  public static let nonRepeating = SymbolEffectOptions()
  /// A number of times.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions() }
  /// At another speed.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions() }
  /// A number of times.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions { self }
  /// At another speed.
  public func speed(_ speed: Double) -> SymbolEffectOptions { self }
}
