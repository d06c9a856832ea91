extension Color {
  /// The colour with another opacity, which a tint does not have.
  public func opacity(_ opacity: Double) -> Color {
    guard case .components(let red, let green, let blue, let old) = storage else { return self }
    return Color(
      storage: .components(red: red, green: green, blue: blue, opacity: old * opacity))
  }

  /// A colour between this one and another; the surface's own colours cannot be mixed.
  public func mix(with other: Color, by fraction: Double) -> Color {
    guard case .components(let red, let green, let blue, let opacity) = storage,
      case .components(let red2, let green2, let blue2, let opacity2) = other.storage
    else { return fraction < 0.5 ? self : other }
    func between(_ first: Double, _ second: Double) -> Double {
      first + (second - first) * fraction
    }
    return Color(
      storage: .components(
        red: between(red, red2), green: between(green, green2), blue: between(blue, blue2),
        opacity: between(opacity, opacity2)))
  }

  /// A gradient of the colour, for ignored modifiers.
  public var gradient: AnyGradient { AnyGradient() }
}
