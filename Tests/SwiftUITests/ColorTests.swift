import Testing

@testable import SwiftUI

@Suite("Colours")
struct ColorTests {
  @Test("The standard colours have six hexadecimal digits")
  func standardColours() {
    #expect(Color.red.hexadecimal == "#ff3b30")
    #expect(Color.white.hexadecimal == "#ffffff")
    #expect(Color.black.hexadecimal == "#000000")
  }

  @Test("The surface's own colours are empty")
  func surfaceColours() {
    let own: [Color] = [.accentColor, .primary, .secondary, .clear, Color("Brand")]
    #expect(own.map(\.hexadecimal) == ["", "", "", "", ""])
  }

  @Test("Components are rounded and clipped")
  func components() {
    #expect(Color(red: 69 / 255, green: 90.0 / 255, blue: 100 / 255).hexadecimal == "#455a64")
    #expect(Color(red: 2, green: -1, blue: .nan).hexadecimal == "#ff0000")
    #expect(Color(white: 0.5).hexadecimal == "#808080")
  }

  @Test("Hue, saturation and brightness become components")
  func hue() {
    #expect(Color(hue: 0, saturation: 1, brightness: 1).hexadecimal == "#ff0000")
    #expect(Color(hue: 1.0 / 3, saturation: 1, brightness: 1).hexadecimal == "#00ff00")
    #expect(Color(hue: 2.0 / 3, saturation: 0.5, brightness: 1).hexadecimal == "#8080ff")
  }

  @Test("The wider space is converted and keeps its greys")
  func displayP3() {
    #expect(Color(.displayP3, red: 0.5, green: 0.5, blue: 0.5).hexadecimal == "#808080")
    #expect(Color(.displayP3, red: 1, green: 0, blue: 0).hexadecimal == "#ff0000")
    #expect(Color(.sRGBLinear, white: 0.2140411).hexadecimal == "#7f7f7f")
  }

  @Test("A mix lies between two colours")
  func mix() {
    #expect(Color.black.mix(with: .white, by: 0.5).hexadecimal == "#808080")
    #expect(Color.accentColor.mix(with: .white, by: 0.9) == .white)
  }
}
