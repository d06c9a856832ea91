/// A colour. A control uses it as its tint, as `#rrggbb`.
public struct Color: Hashable, Sendable {
  enum Storage: Hashable {
    /// sRGB components from 0 to 1.
    case components(red: Double, green: Double, blue: Double, opacity: Double)
    /// The surface's own colour: the accent, a colour of text, a name in a catalogue.
    case surface(String)
  }

  let storage: Storage

  init(storage: Storage) {
    self.storage = storage
  }

  init(hex: UInt32) {
    func component(_ shift: UInt32) -> Double { Double(hex >> shift & 0xff) / 255 }
    self.init(red: component(16), green: component(8), blue: component(0))
  }

  /// A colour of its red, green and blue components, from 0 to 1.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) {
    let (red, green, blue) = colorSpace.standard(red, green, blue)
    storage = .components(red: red, green: green, blue: blue, opacity: opacity)
  }

  /// A grey, from 0 (black) to 1 (white).
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// A colour of its hue, saturation and brightness, from 0 to 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    func component(_ offset: Double) -> Double {
      let sector = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(sector, 4 - sector, 1)))
    }
    self.init(red: component(5), green: component(3), blue: component(1), opacity: opacity)
  }

  /// A colour of the author's asset catalogue, which does not exist here: the surface's own colour.
  public init(_ name: String, bundle: Bundle? = nil) {
    storage = .surface(name)
  }

  /// A colour of the author's asset catalogue, which does not exist here: the surface's own colour.
  public init(_ resource: ColorResource) {
    self.init(resource.name)
  }

  /// The colour as `#rrggbb`, without its opacity; empty for the surface's own and for no colour.
  package var hexadecimal: String {
    guard case .components(let red, let green, let blue, let opacity) = storage, opacity > 0 else {
      return ""
    }
    let bytes = [red, green, blue].map { component in
      component.isFinite ? Int((min(max(component, 0), 1) * 255).rounded()) : 0
    }
    return String(format: "#%02x%02x%02x", bytes[0], bytes[1], bytes[2])
  }
}

extension Color: View {
  /// A view of the library has no body.
  public typealias Body = Never

  /// A field of colour says nothing.
  public func _visit(_ content: inout _ViewContent) {}
}

extension Color: CustomStringConvertible {
  /// `#rrggbb`, or the name of the surface's own colour.
  public var description: String {
    if case .surface(let name) = storage { name } else { hexadecimal }
  }
}
