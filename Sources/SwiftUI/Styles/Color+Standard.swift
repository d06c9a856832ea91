// The system colours have their values for light surfaces.
extension Color {
  /// `#ff3b30`
  public static let red = Color(hex: 0xff3b30)
  /// `#ff9500`
  public static let orange = Color(hex: 0xff9500)
  /// `#ffcc00`
  public static let yellow = Color(hex: 0xffcc00)
  /// `#34c759`
  public static let green = Color(hex: 0x34c759)
  /// `#00c7be`
  public static let mint = Color(hex: 0x00c7be)
  /// `#30b0c7`
  public static let teal = Color(hex: 0x30b0c7)
  /// `#32ade6`
  public static let cyan = Color(hex: 0x32ade6)
  /// `#007aff`
  public static let blue = Color(hex: 0x007aff)
  /// `#5856d6`
  public static let indigo = Color(hex: 0x5856d6)
  /// `#af52de`
  public static let purple = Color(hex: 0xaf52de)
  /// `#ff2d55`
  public static let pink = Color(hex: 0xff2d55)
  /// `#a2845e`
  public static let brown = Color(hex: 0xa2845e)
  /// `#8e8e93`
  public static let gray = Color(hex: 0x8e8e93)
  /// `#ffffff`
  public static let white = Color(hex: 0xffffff)
  /// `#000000`
  public static let black = Color(hex: 0x000000)
  /// No colour: an empty tint.
  public static let clear = Color(storage: .components(red: 0, green: 0, blue: 0, opacity: 0))
  /// The surface's own accent colour: an empty tint.
  public static let accentColor = Color(storage: .surface("accent"))
  /// The surface's own colour of text: an empty tint.
  public static let primary = Color(storage: .surface("primary"))
  /// The surface's own colour of lesser text: an empty tint.
  public static let secondary = Color(storage: .surface("secondary"))
}
